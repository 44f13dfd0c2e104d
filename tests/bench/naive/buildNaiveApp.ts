import { resolve } from 'node:path'
import { build } from 'vite'

/**
 * Builds the app with a stage that paints every panel with mipmaps at every change, and nothing else changed. Gives the
 * folder. Started from the root of the house.
 */
export async function buildNaiveApp(): Promise<string> {
  const folder = resolve('tests/bench/dist/naive')
  await build({
    configFile: 'vite.config.ts',
    logLevel: 'error',
    plugins: [
      {
        name: 'kitloom-naive-stage',
        enforce: 'pre',
        resolveId: (id, importer) =>
          id === './panelImages.ts' && importer?.includes('/app/viewer/')
            ? resolve('tests/bench/naive/panelImages.ts')
            : undefined,
      },
    ],
    build: { outDir: folder, emptyOutDir: true },
  })
  return folder
}
