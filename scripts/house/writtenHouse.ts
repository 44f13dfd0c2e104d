import { readFileSync, writeFileSync } from 'node:fs'
import { type Closed, type Door, doors } from './doors.ts'
import { type Area, areas } from './rooms.ts'

/** The file of lint rules that `biome.json` extends. */
export const lintFile = 'scripts/lint/doors.json'

const begin = '<!-- rooms: written by npm run rooms -->'
const end = '<!-- end of rooms -->'

/** The files that are made from the table of rooms and doors, as they must be. */
export function writtenHouse(): ReadonlyMap<string, string> {
  const pages = areas.map(area => [area.readme, withRooms(readFileSync(area.readme, 'utf8'), area)] as const)
  return new Map([[lintFile, lintRules()], ...pages])
}

/** The generated files that differ from the table. */
export function staleHouse(): readonly string[] {
  return [...writtenHouse()].filter(([file, text]) => readFileSync(file, 'utf8') !== text).map(([file]) => file)
}

export function writeHouse(): void {
  for (const [file, text] of writtenHouse()) writeFileSync(file, text)
}

function lintRules(): string {
  const overrides = doors.map(({ files, closed }: Door) => {
    const options = { patterns: closed.map(patternOf) }
    return {
      includes: files,
      linter: { rules: { style: { noRestrictedImports: { level: 'error', options } } } },
    }
  })
  return `${JSON.stringify({ overrides }, null, 1)}\n`
}

const patternOf = ({ what, but = [], why }: Closed) => ({
  group: [...what, ...but.map(open => `!${open}`)],
  message: why,
})

function withRooms(page: string, { name, rooms }: Area): string {
  const from = page.indexOf(begin)
  const to = page.indexOf(end)
  if (from < 0 || to < from)
    throw new Error(`The README of ${name}/ has no place for its rooms: "${begin}" and "${end}".`)
  const lines = rooms.map(({ at, holds, packages = [] }) => {
    const more = packages.length > 0 ? ` (${packages.join(', ')})` : ''
    return `- \`${at === name ? `${name}/*.ts` : at.slice(name.length + 1)}\`: ${holds}${more}`
  })
  return `${page.slice(0, from)}${begin}\n${lines.join('\n')}\n${page.slice(to)}`
}
