import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import type { KeptBuild } from '../../app/device/offline/appCache.ts'
import { fontsourceFileCall, listFontsourceCall } from '../../server/contract/fontsource.ts'
import { libraryImageCall } from '../../server/contract/images.ts'
import {
  graphicFileCall,
  listAvatarsCall,
  listFontsCall,
  listGraphicsCall,
  listOwnTemplatesCall,
  listPatternsCall,
  listTemplatesCall,
  patternFileCall,
  readFontCall,
} from '../../server/contract/resources.ts'
import { iconCall, logoCall } from '../../server/contract/whoami.ts'

/** Modules that no page of the shop fetches, or only one that cannot be used without the server. */
const left = /\/app\/console\/|\/server\/contract\/console\/|virtual:faces\/|\/model-viewer\/|\/console\.html$/
/** Beside scripts: style sheets, WebAssembly, faces of the screens, and what prints are made with. */
const worked = /\.(?:js|css|wasm|woff2|svg|ttf|icc)$/

/** Lists and files of the shop that are the same for everybody. */
const lists = [
  listFontsCall,
  readFontCall,
  listPatternsCall,
  patternFileCall,
  listGraphicsCall,
  graphicFileCall,
  listTemplatesCall,
  listOwnTemplatesCall,
  listAvatarsCall,
  listFontsourceCall,
  fontsourceFileCall,
  libraryImageCall,
  logoCall,
  iconCall,
]
  .map(({ path }) => path.split(':')[0] ?? path)
  .filter((path, index, all) => all.indexOf(path) === index)

type Written = Rolldown.OutputChunk & {
  readonly viteMetadata?: Readonly<Record<'importedCss' | 'importedAssets', Set<string>>>
}

/** Writes `/sw.js`, which keeps the files of this build on devices. */
export function serviceWorkerFile(): Plugin {
  let files: readonly string[] = []
  return {
    name: 'kitloom-service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      files = workedWith(Object.values(bundle))
    },
    async writeBundle({ dir = 'dist' }) {
      const html = readFileSync(join(dir, 'index.html'))
      const page = `/assets/page-${hashOf(html)}.html`
      writeFileSync(join(dir, page), html)
      const code = await bundled('app/device/offline/serviceWorker.ts')
      const kept: KeptBuild = { id: hashOf(JSON.stringify([page, files, lists, code])), page, files, lists }
      writeFileSync(join(dir, 'sw.js'), `const BUILD=${JSON.stringify(kept)};\n${code}`)
    },
  }
}

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 12)

/** What the shop's page fetches at once or on demand, in the order of their names. */
function workedWith(bundle: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): readonly string[] {
  const chunks = new Map(bundle.flatMap(file => (file.type === 'chunk' ? [[file.fileName, file as Written]] : [])))
  const found = new Set<string>()
  const open = [...chunks.values()].filter(({ isEntry, facadeModuleId }) => isEntry && !left.test(facadeModuleId ?? ''))
  for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
    if (found.has(chunk.fileName) || left.test(chunk.facadeModuleId ?? '')) continue
    found.add(chunk.fileName)
    const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {}
    for (const file of [...importedCss, ...importedAssets]) if (worked.test(file)) found.add(file)
    open.push(...[...chunk.imports, ...chunk.dynamicImports].flatMap(name => chunks.get(name) ?? []))
  }
  return [...found].map(file => `/${file}`).sort()
}

/** A script of its own: as a module it would share files with pages, and some browsers start no such worker. */
async function bundled(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2022', rolldownOptions: { input: entry, output: { format: 'iife' } } },
  })
  const [output] = 'output' in result ? result.output : []
  if (output?.type !== 'chunk') throw new Error(`${entry} was not bundled.`)
  return output.code
}
