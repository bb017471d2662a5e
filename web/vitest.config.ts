import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { catalogues } from './catalogues'

export default defineConfig({
  server: { fs: { allow: ['..'] } },
  plugins: [svelte(), catalogues],
  resolve: { alias: { $lib: fileURLToPath(new URL('src/lib', import.meta.url)) }, conditions: ['browser'] },
  // One world for all files: to make a DOM for each takes four times as long as all tests. A busy machine is no bug.
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
    testTimeout: 120_000,
  },
})
