import { defineConfig } from 'vite'
import peers from './package.json' with { type: 'json' }

/**
 * Built as the app is, for Node: what runs TypeScript directly wraps every function to keep its name, which costs the
 * engine a third and its peers, which come as JavaScript, nothing.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    ssr: 'main.ts',
    outDir: 'dist',
    target: 'node20',
    minify: false,
    // Rows that are measured without peers are built without them.
    rolldownOptions: { external: Object.keys(peers.dependencies) },
  },
  ssr: { external: true },
})
