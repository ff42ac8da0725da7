import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The server of a running game while one works on the pages (`npm run dev`).
const server = process.env.AREOPOLIS_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig(({ command }) => ({
    plugins: [svelte()],
    base: command === 'build' ? '/app/' : '/',
    build: {
        outDir: '../src/areopolis/server/web',
        emptyOutDir: true,
        assetsDir: '.',
        // Nothing may stand in the page itself: the server allows its own files alone.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        // The minifier writes the width of the font into `font`, where browsers take no percentage, and all is lost.
        cssMinify: false,
    },
    resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
    server: { proxy: { '/api': { target: server, ws: true }, '/plain': server, '/static': server } },
    test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
}));
