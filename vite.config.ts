import { createRequire } from 'node:module'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { fontBook } from './engine/lettering/fontBook.ts'
import { groupModules } from './scripts/build/groupModules.ts'

const { resolve } = createRequire(import.meta.url)

/** `virtual:faces`: where the browser finds the file of each face of the font book, by its id. */
function faceAddresses(): Plugin {
  const name = 'virtual:faces'
  return {
    name: 'kitloom-faces',
    resolveId: id => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      const files = fontBook.map(entry => JSON.stringify(`${resolve(`${entry.package}/${entry.file}`)}?url`))
      const imports = files.map((file, index) => `import face${index} from ${file}`)
      const entries = fontBook.map((entry, index) => `${JSON.stringify(entry.id)}: face${index}`)
      return `${imports.join('\n')}\nexport const faceAddresses = { ${entries.join(', ')} }`
    },
  }
}

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

export default defineConfig({
  plugins: [react(), faceAddresses(), unpackInPlace()],
  worker: { format: 'es', plugins: () => [faceAddresses(), unpackInPlace()] },
  // HarfBuzz finds its WebAssembly beside itself; bundled ahead by the development server it would look elsewhere.
  optimizeDeps: { exclude: ['harfbuzzjs'] },
  // What the page asks the server for goes to `npm start`.
  server: { port: 5173, proxy: { '/api': { target: 'http://localhost:3000', ws: true } } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: groupModules() } },
  },
})
