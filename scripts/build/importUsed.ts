import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)

/** The icons' index names each file with all its names: `export { default as Sun, … } from './icons/sun.mjs'`. */
const listed = /^export \{ (default as .+) \} from '\.\/icons\/(.+)\.mjs';$/gm

const importOfIcons = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g

/** Where the icon of each name is, as the package exports it. */
function iconFiles(): ReadonlyMap<string, string> {
  const index = readFileSync(resolve('lucide-react').replace('/cjs/lucide-react.js', '/esm/lucide-react.mjs'), 'utf8')
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of index.matchAll(listed)) {
    for (const name of names.split(', ')) files.set(name.replace('default as ', ''), `lucide-react/icons/${file}`)
  }
  return files
}

/** The index of streams names each file with what is in it: `export { Subject } from './internal/Subject';`. */
const listedStreams = /^export \{ (.+) \} from '\.\/(internal\/.+)';$/gm

const importOfStreams = /import\s*\{([^}]*)\}\s*from\s*["']rxjs["'];?/g

/** Where each part of rxjs is. */
function streamFiles(): ReadonlyMap<string, string> {
  const folder = resolve('rxjs').replace(/cjs\/index\.js$/, 'esm/')
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of readFileSync(`${folder}index.js`, 'utf8').matchAll(listedStreams)) {
    for (const name of names.split(', ')) files.set(name, `${folder}${file}.js`)
  }
  return files
}

/**
 * Imports each icon from its own file. Through the index every module with one icon would import all of them, and
 * `groupModules` would put the icons of the editor into what every page starts with. The same for parts of rxjs.
 */
export function importUsed(): Plugin {
  let icons: ReadonlyMap<string, string> | null = null
  let streams: ReadonlyMap<string, string> | null = null
  return {
    name: 'kitloom-import-used',
    enforce: 'post',
    apply: 'build',
    transform(code, id) {
      if (id.includes('/node_modules/') || !/["'](?:lucide-react|rxjs)["']/.test(code)) return undefined
      icons ??= iconFiles()
      streams ??= streamFiles()
      return { code: importStreams(importIcons(code, icons), streams), map: null }
    },
  }
}

/** The code with each icon imported from its file. Throws when the package has no icon of a name. */
export const importIcons = (code: string, files: ReadonlyMap<string, string>): string =>
  code.replace(importOfIcons, (_, list: string) =>
    importsOf(list, (name, local) => {
      const file = files.get(name)
      if (!file) throw new Error(`lucide-react has no icon ${name}. Look for its new name in the package.`)
      return `import ${local} from "${file}";`
    }),
  )

/** The code with each part of rxjs imported from its file. Throws when the package has no part of a name. */
export const importStreams = (code: string, files: ReadonlyMap<string, string>): string =>
  code.replace(importOfStreams, (_, list: string) =>
    importsOf(list, (name, local) => {
      const file = files.get(name)
      if (!file) throw new Error(`rxjs has no ${name}. Look for its new name in the package.`)
      return `import { ${name === local ? name : `${name} as ${local}`} } from "${file}";`
    }),
  )

/** The imports of a list such as `Sun, Trash2 as Bin`. */
export const importsOf = (list: string, write: (name: string, local: string) => string): string =>
  list
    .split(',')
    .map(entry => entry.trim())
    .filter(entry => entry !== '')
    .map(entry => {
      const [name = '', local = name] = entry.split(' as ')
      return write(name, local)
    })
    .join(' ')
