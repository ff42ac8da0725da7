import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
    { ignores: ['node_modules', 'src/wire.ts'] },
    js.configs.recommended,
    ...ts.configs.strictTypeChecked,
    ...ts.configs.stylisticTypeChecked,
    ...svelte.configs.recommended,
    {
        languageOptions: {
            globals: globals.browser,
            parserOptions: { projectService: { allowDefaultProject: ['*.js'] }, extraFileExtensions: ['.svelte'] },
        },
        linterOptions: { reportUnusedDisableDirectives: 'error' },
        rules: {
            '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
            '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
            eqeqeq: 'error',
            'no-console': 'error',
        },
    },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
        rules: {
            // Svelte keeps what it needs of a prop that is bound.
            'prefer-const': 'off',
            'svelte/prefer-const': 'error',
            'svelte/no-navigation-without-resolve': 'off',
            // svelte-check knows the types of callbacks, eslint does not.
            '@typescript-eslint/no-unsafe-argument': 'off',
            // A map that is made anew whenever it changes needs no watching inside.
            'svelte/prefer-svelte-reactivity': 'off',
        },
    },
    { files: ['*.js'], ...ts.configs.disableTypeChecked },
);
