import { defineConfig } from 'vite'

/**
 * The server as it runs: bundled, so that it starts without reading and translating eight hundred files. Packages stay
 * outside. All files lie flat in one folder, where a worker is found beside the file that starts it.
 */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist-server',
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        startReplayWorker: 'server/designs/replay/replayWorker.ts',
        startSheetWorker: 'server/players/import/sheetWorker.ts',
        startImageWorker: 'server/uploads/imageWorker.ts',
        startFontWorker: 'server/resources/fonts/fontWorker.ts',
        startInvoiceWorker: 'server/orders/invoice/invoiceWorker.ts',
        startPackWorker: 'server/production/packWorker.ts',
        pgliteWorker: 'server/db/pgliteWorker.js',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
