import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { faceFiles } from './scripts/build/faceFiles.ts'
import { filledIcons } from './scripts/build/filledIcons.ts'
import { groupModules } from './scripts/build/groupModules.ts'
import { importThroughDoors } from './scripts/build/importThroughDoors.ts'
import { importUsed } from './scripts/build/importUsed.ts'
import { leaveOut } from './scripts/build/leaveOut.ts'
import { serviceWorkerFile } from './scripts/build/serviceWorkerFile.ts'
import { stageShadersOnly } from './scripts/build/stageShaders.ts'
import { weighBuild } from './scripts/build/weighBuild.ts'

/**
 * The PNG reader of pdfkit unpacks in a worker made of a string, which our content policy does not let start: the print
 * would wait for ever. Printing is in a worker already, so it unpacks there.
 */
function unpackInPlace(): Plugin {
  const name = '\0kitloom-unpack'
  return {
    name: 'kitloom-unpack',
    enforce: 'pre',
    resolveId: (id, importer) => (id === 'fflate' && importer?.includes('/png-js/') ? name : undefined),
    load: id =>
      id === name
        ? `import { unzlibSync } from 'fflate'
           export const unzlib = (data, done) => done(null, unzlibSync(data))`
        : undefined,
  }
}

/** `npm run dev` gives the page of the console below /console, as the server does. */
function consolePage(): Plugin {
  return {
    name: 'kitloom-console-page',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (/^\/console(\/[^.]*)?(\?|$)/.test(request.url ?? '')) request.url = '/console.html'
        next()
      })
    },
  }
}

export default defineConfig({
  plugins: [
    react(),
    consolePage(),
    faceFiles(),
    unpackInPlace(),
    importUsed(),
    filledIcons(),
    importThroughDoors(),
    leaveOut(),
    stageShadersOnly(),
    weighBuild(),
    serviceWorkerFile(),
  ],
  // rxjs as it is written today, without helpers for browsers that have no classes.
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    // React has it itself; the package is for versions before 18.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  worker: { format: 'es', plugins: () => [faceFiles(), unpackInPlace()] },
  // HarfBuzz finds its WebAssembly beside itself; bundled ahead by the development server it would look elsewhere.
  optimizeDeps: { exclude: ['harfbuzzjs'] },
  // What the page asks the server for goes to `npm start`.
  server: { port: 5173, proxy: { '/api': { target: 'http://localhost:3000', ws: true } } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Browsers without it fetch a script a little later, and work.
    modulePreload: { polyfill: false },
    // The server reads in it what a screen needs.
    manifest: true,
    rolldownOptions: {
      input: ['index.html', 'console.html'],
      output: { codeSplitting: groupModules() },
      // It says nothing of itself: without this its triangulation is in every editor, which nobody asks for.
      treeshake: { moduleSideEffects: [{ test: /\/clipper2-ts\//, sideEffects: false }] },
    },
  },
})
