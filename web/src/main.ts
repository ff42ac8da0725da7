import { mount } from 'svelte';
import App from './App.svelte';
import './styles/tokens.css';
import './styles/base.css';
import { settings } from './lib/settings.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('there is no place for the page');
settings.show();
mount(App, { target });
