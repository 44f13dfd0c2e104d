import { existsSync, readFileSync } from 'node:fs'
import { type BuiltFiles, weightsFile } from './weighBuild.ts'

/** A page and what it asks for before anybody acts. */
export interface PageBudget {
  readonly page: string
  /** The modules that it fetches by itself; what they import comes with them. */
  readonly fetches: readonly string[]
  /** kB gz of script, at most. */
  readonly budget: number
}

/** kB gz of each package and room. */
export type Weights = Readonly<Record<string, number>>

/** What the last build is made of. Throws when there is no build. */
export function readBuild(folder = 'dist'): BuiltFiles {
  const path = `${folder}/${weightsFile}`
  if (!existsSync(path)) throw new Error(`${path} is not there. Build the app first: npm run build.`)
  return JSON.parse(readFileSync(path, 'utf8')) as BuiltFiles
}

/** The files that a page asks for: those of its modules, and all that they import. */
export function filesOf({ page, fetches }: PageBudget, built: BuiltFiles): readonly string[] {
  const found = new Set<string>()
  const open = fetches.map(entry => {
    const [file] = Object.entries(built).find(([, file]) => file.entry === entry) ?? []
    if (!file) throw new Error(`${page} fetches ${entry}, for which the build has no file. Has it moved?`)
    return file
  })
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue
    found.add(file)
    open.push(...(built[file]?.imports ?? []))
  }
  return [...found]
}

/** kB gz of all that a page asks for. */
export const weightOf = (page: PageBudget, built: BuiltFiles): number =>
  filesOf(page, built).reduce((sum, file) => sum + (built[file]?.gz ?? 0), 0)

/** The modules of a page. */
export const modulesOf = (page: PageBudget, built: BuiltFiles): readonly string[] =>
  filesOf(page, built).flatMap(file => Object.keys(built[file]?.modules ?? {}))

/** The weight of a page by package and room, to a tenth of a kB; what weighs less is left out. */
export function weightsOf(page: PageBudget, built: BuiltFiles): Weights {
  const sums = new Map<string, number>()
  for (const file of filesOf(page, built)) {
    for (const [module, share] of Object.entries(built[file]?.modules ?? {})) {
      const name = groupOf(module)
      sums.set(name, (sums.get(name) ?? 0) + share)
    }
  }
  const rounded = [...sums].map(([name, share]) => [name, Math.round(share * 10) / 10] as const)
  return Object.fromEntries(rounded.filter(([, share]) => share > 0).sort(([a], [b]) => a.localeCompare(b)))
}

function groupOf(module: string): string {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module) ?? []
  return name ?? module.split('/').slice(0, 2).join('/')
}

/**
 * What is to be said of a page that weighs too much, in words: how much, and what grew since `kept`.
 * @returns `null` for a page within its budget
 */
export function complaintOf(page: PageBudget, built: BuiltFiles, kept: Weights): string | null {
  const weight = weightOf(page, built)
  if (weight <= page.budget) return null
  const grown = Object.entries(weightsOf(page, built))
    .map(([name, share]) => ({ name, more: share - (kept[name] ?? 0) }))
    .filter(({ more }) => more > 0.05)
    .sort((a, b) => b.more - a.more)
    .map(({ name, more }) => `${name} by ${more.toFixed(1)} kB`)
  return [
    `${page.page} asks for ${weight.toFixed(1)} kB gz of script before anybody acts; its budget is ${page.budget} kB.`,
    grown.length > 0 ? `Grown since the weights were kept: ${grown.join(', ')}.` : 'Nothing in it grew by itself.',
    'Import less, or fetch it when somebody asks for it.',
  ].join(' ')
}
