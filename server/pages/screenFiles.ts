import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ScreenFiles } from './pageTemplate.ts'

interface BuiltModule {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, BuiltModule>>

/**
 * What a browser fetches for modules of a screen, beyond what `index.html` names itself, as the build has written it
 * down. Nothing is known of it where the app is not built.
 */
export function openScreenFiles(builtApp: string, template: string): (modules: readonly string[]) => ScreenFiles {
  const path = join(builtApp, '.vite/manifest.json')
  const manifest: Manifest = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const known = new Map<string, ScreenFiles>()
  return modules => {
    const key = modules.join()
    const found = known.get(key) ?? filesOf(manifest, modules, template)
    known.set(key, found)
    return found
  }
}

function filesOf(manifest: Manifest, modules: readonly string[], template: string): ScreenFiles {
  // The screen itself first.
  const open = [...modules].reverse()
  const seen = new Set<string>()
  const files = { styles: new Set<string>(), scripts: new Set<string>(), faces: new Set<string>() }
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const built = manifest[name]
    if (!built || seen.has(name)) continue
    seen.add(name)
    if (built.file.endsWith('.woff2')) files.faces.add(built.file)
    else if (!template.includes(built.file)) files.scripts.add(built.file)
    for (const style of built.css ?? []) if (!template.includes(style)) files.styles.add(style)
    open.push(...(built.imports ?? []))
  }
  return { styles: [...files.styles], scripts: [...files.scripts], faces: [...files.faces] }
}
