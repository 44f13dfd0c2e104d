import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { complaintOf, modulesOf, type PageBudget, readBuild, type Weights } from '../../../scripts/build/pageWeights.ts'
import type { BuiltFiles } from '../../../scripts/build/weighBuild.ts'
import { budgets, editor, publicPages } from './budgets.ts'
import { designing, designingPackages } from './designing.ts'
import kept from './weights.json' with { type: 'json' }

const weights: Readonly<Record<string, Weights>> = kept

const named = (pages: readonly PageBudget[]) => pages.map(page => [page.page, page] as const)

it.each(named(budgets))('%s stays within its budget', (name, page) => {
  expect(complaintOf(page, readBuild(), weights[name] ?? {})).toBeNull()
})

it.each(named(publicPages))('%s reaches nothing that designs', (_, page) => {
  const modules = modulesOf(page, readBuild())
  expect(modules.filter(module => designing.test(module))).toEqual([])
  expect(modules.filter(module => designingPackages.some(name => module.includes(`node_modules/${name}/`)))).toEqual([])
})

it('no page of the shop fetches anything of the console, and the console does not mount the shop', () => {
  const build = readBuild()
  const ofShop = budgets.flatMap(page => modulesOf(page, build))
  expect(ofShop.filter(module => /^(app\/console|server\/contract\/console)\//.test(module))).toEqual([])
  const reached = Object.entries(build).filter(([, { modules }]) =>
    Object.keys(modules).some(at => at === 'app/main.tsx'),
  )
  expect(reached.map(([, { entry }]) => entry)).toEqual(['index.html'])
  const ofConsole = modulesOf({ page: '/console', fetches: ['console.html'], budget: 0 }, build)
  expect(ofConsole).toContain('app/console/main.tsx')
  expect(ofConsole).not.toContain('app/main.tsx')
})

it('the editor fetches the garment it shows and no other', () => {
  const garments = modulesOf(editor, readBuild()).filter(module => /^plugins\/garments\/\w+\/garment\.ts$/.test(module))
  expect(garments).toEqual(['plugins/garments/soccer/garment.ts'])
})

it('has no two files that import one another, of which one would run before what it needs', () => {
  const files = readBuild()
  const [done, open] = [new Set<string>(), new Set<string>()]
  const circles: string[] = []
  const walk = (file: string, way: readonly string[]): void => {
    if (open.has(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '))
    if (done.has(file) || open.has(file)) return
    open.add(file)
    for (const next of files[file]?.imports ?? []) walk(next, [...way, file])
    open.delete(file)
    done.add(file)
  }
  for (const file of Object.keys(files)) walk(file, [])
  expect(circles).toEqual([])
})

it('gives every public page a budget', () => {
  const source = readFileSync('app/frame/publicScreens.ts', 'utf8')
  const screens = [...source.matchAll(/import\('\.\.\/(screens\/[^']+)'\)/g)].map(match => `app/${match[1]}`)
  expect(screens.length).toBeGreaterThan(10)
  expect(
    new Set(publicPages.flatMap(({ fetches }) => fetches.filter(file => file.startsWith('app/screens/')))),
  ).toEqual(new Set(screens))
})

it('keeps the weights of every page', () => {
  expect(Object.keys(weights)).toEqual(budgets.map(({ page }) => page))
})

const built = (colours: number): BuiltFiles => ({
  'shell.js': {
    gz: 100 + colours,
    entry: 'index.html',
    imports: [],
    modules: { 'node_modules/react-dom/client.js': 80, 'app/main.tsx': 20, 'node_modules/culori/src/a.js': colours },
  },
  'Home.js': { gz: 5, entry: 'Home.tsx', imports: ['shell.js'], modules: { 'app/screens/home/Home.tsx': 5 } },
})
const home: PageBudget = { page: '/', fetches: ['index.html', 'Home.tsx'], budget: 110 }

it('tells a page that grew by name, with its kB and what grew in it', () => {
  const before: Weights = { 'react-dom': 80, 'app/main.tsx': 20, 'app/screens': 5 }
  expect(complaintOf(home, built(4), before)).toBeNull()
  expect(complaintOf(home, built(12), before)).toBe(
    '/ asks for 117.0 kB gz of script before anybody acts; its budget is 110 kB. Grown since the weights were kept: ' +
      'culori by 12.0 kB. Import less, or fetch it when somebody asks for it.',
  )
})

it('says which module of a page the build does not know', () => {
  const gone: PageBudget = { ...home, fetches: ['Gone.tsx'] }
  expect(() => complaintOf(gone, built(0), {})).toThrow('/ fetches Gone.tsx, for which the build has no file')
})

it('says how to get a build where there is none', () => {
  expect(() => readBuild('no-such-folder')).toThrow('Build the app first: npm run build.')
})
