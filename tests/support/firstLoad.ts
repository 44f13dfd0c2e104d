import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface FirstLoad {
  /** Files of the house, as paths from its root. */
  readonly files: readonly string[]
  readonly packages: readonly string[]
}

/** `import('…')` is fetched later and `import type` never. */
const statically = /^(?:import|export)\s+(?!type\b)(?:[^'"`;]*?\sfrom\s+)?'([^']+)'/gm

/** What a page loads with a module before anything is asked for: the module and all that it imports. */
export function firstLoadOf(entry: string): FirstLoad {
  const files = new Set<string>()
  const packages = new Set<string>()
  const walk = (file: string): void => {
    if (files.has(file)) return
    files.add(file)
    if (!/\.tsx?$/.test(file)) return
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(statically)) {
      const path = join(file, '..', name)
      if (!name.startsWith('.')) packages.add(name)
      else if (existsSync(path)) walk(path)
      else throw new Error(`${file} imports ${name}, which is not there.`)
    }
  }
  walk(entry)
  return { files: [...files].sort(), packages: [...packages].sort() }
}
