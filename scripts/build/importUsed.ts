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

/**
 * Imports each icon from its own file. Through the index every module with one icon would import all of them, and
 * `groupModules` would put the icons of the editor into what every page starts with.
 */
export function importUsed(): Plugin {
  let files: ReadonlyMap<string, string> | null = null
  return {
    name: 'kitloom-import-used',
    enforce: 'post',
    apply: 'build',
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('lucide-react')) return undefined
      files ??= iconFiles()
      return { code: importIcons(code, files), map: null }
    },
  }
}

/** The code with each icon imported from its file. Throws when the package has no icon of a name. */
export function importIcons(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(importOfIcons, (_, list: string) =>
    list
      .split(',')
      .map(entry => entry.trim())
      .filter(entry => entry !== '')
      .map(entry => {
        const [name = '', local = name] = entry.split(' as ')
        const file = files.get(name)
        if (!file) throw new Error(`lucide-react has no icon ${name}. Look for its new name in the package.`)
        return `import ${local} from "${file}";`
      })
      .join(' '),
  )
}
