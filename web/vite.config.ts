// How the pages are built: Preact's JSX without a plugin, no inline script (the server's content policy is strict).
import { defineConfig } from 'vitest/config';

// Where `npm run dev` finds the program: `lucena serve --port 8080`.
const program = 'http://127.0.0.1:8080';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: program, changeOrigin: true } } },
  test: { include: ['src/**/*.test.ts', 'test/**/*.test.ts'] },
});
