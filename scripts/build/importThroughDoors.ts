import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { importsOf } from './importUsed.ts'

/** Doors that list what lies behind them. */
const doors = [
  'engine/index.ts',
  'engine/plugin.ts',
  'engine/browser/index.ts',
  'plugins/index.ts',
  'plugins/roster/index.ts',
]

const exported = /^export \{([^}]+)\} from '(\.{1,2}\/[^']+)'/gm
const imported = /import\s*\{([^}]*)\}\s*from\s*["'](\.{1,2}\/[^"']+)["'];?/g

/** In which file each name of a door is. Types are missing, and what the door makes or names itself. */
export function namesOfDoor(code: string, path: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const [, list = '', file = ''] of code.matchAll(exported)) {
    for (const entry of list.split(',').map(part => part.trim())) {
      // A name that is changed at the door is left to the door.
      if (/^\w+$/.test(entry)) names.set(entry, resolve(dirname(path), file))
    }
  }
  return names
}

type Doors = ReadonlyMap<string, ReadonlyMap<string, string>>

/** The code of a module with what it imports through doors imported from the files behind them. */
export const importBehind = (code: string, id: string, known: Doors): string =>
  code.replace(imported, (whole, list: string, file: string) => {
    const door = resolve(dirname(id), file)
    const names = known.get(door)
    return names ? importsOf(list, (name, local) => oneImport(name, local, names.get(name) ?? door)) : whole
  })

const oneImport = (name: string, local: string, file: string): string =>
  `import { ${name === local ? name : `${name} as ${local}`} } from ${JSON.stringify(file)};`

/**
 * Imports what a module uses of the engine and the plugins from the file where it is. Through the door every module
 * would count as one that needs all that is behind it, and `groupModules` could not tell who does without.
 */
export function importThroughDoors(): Plugin {
  let known: Doors = new Map()
  return {
    name: 'kitloom-import-through-doors',
    enforce: 'post',
    apply: 'build',
    buildStart() {
      const paths = doors.map(door => resolve(door))
      known = new Map(paths.map(path => [path, namesOfDoor(readFileSync(path, 'utf8'), path)]))
    },
    transform(code, id) {
      if (id.includes('/node_modules/') || known.has(id) || !/\/(?:index|plugin)\.ts["']/.test(code)) return undefined
      return { code: importBehind(code, id, known), map: null }
    },
  }
}
