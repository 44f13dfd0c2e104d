import { defineConfig } from 'vite'

/**
 * Built as the app is, for Node: what runs TypeScript directly wraps every function to keep its name, which costs the
 * engine a third and its peers, which come as JavaScript, nothing.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: { ssr: 'main.ts', outDir: 'dist', target: 'node20', minify: false },
  ssr: { external: true },
})
