import { defineConfig, type Plugin } from 'vite'
import { filledIcons } from './scripts/build/filledIcons.ts'
import { importUsed } from './scripts/build/importUsed.ts'

/** What a browser fetches on demand, no server ever draws: without it the file is a tenth as large. */
function nothingOnDemand(): Plugin {
  return {
    name: 'kitloom-nothing-on-demand',
    enforce: 'pre',
    resolveDynamicImport: specifier => (typeof specifier === 'string' ? { id: specifier, external: true } : null),
  }
}

/**
 * What draws pages on the server: the app's screens in one file, with React as browsers get it. Its development build,
 * which Node would load, takes several times as long for a page.
 */
export default defineConfig({
  publicDir: false,
  plugins: [nothingOnDemand(), importUsed(), filledIcons()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist-server/pages',
    minify: true,
    rolldownOptions: {
      input: { renderPage: 'app/frame/server/renderPage.tsx' },
      output: { entryFileNames: '[name].js' },
    },
  },
})
