// How the page is built: index.html into the package's static folder. The gallery is for development only.
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { catalogues, wordChunk } from './catalogues'

const server = process.env.PALAZZI_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  base: './', // the server writes into the document where it is: http/page.py
  plugins: [svelte(), catalogues],
  resolve: { alias: { $lib: fileURLToPath(new URL('src/lib', import.meta.url)) } },
  build: {
    outDir: '../src/palazzi/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: 'parts.json',
    rolldownOptions: { output: { manualChunks: wordChunk } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server.replace('http', 'ws'), ws: true } },
  },
})
