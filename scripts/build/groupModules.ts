import { fileURLToPath } from 'node:url'

/** What the bundler tells of a module while it groups them. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly code: string | null } | null
}

/** In characters of source, with all that a module brings along. */
const LIGHT = 2_000

const house = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url))
const main = house('app/main.tsx')
const studio = house('app/studio/browserStudio.ts')
const designing =
  /\/(app\/(editor|panelkit|viewer|studio\/(kits|lettering|live|pictures|print))|plugins|engine|roster)\//

const aboutDesigns = /\/(server\/contract\/(designs\/|rooms|uploads)|app\/studio\/designs\/deviceDesigns)/

/**
 * Which modules share a file of the built page. By itself the bundler makes a file for every set of pages that want the
 * same modules: a page would ask for seventy, most of some hundred bytes and each with a kilobyte of headers.
 *
 * - `ground`: all that every page starts with;
 * - `studio`: what works on designs, for the pages that do;
 * - `designs`: what the server and this device know of designs, for pages without the studio too;
 * - `pieces` and `tools`: small things that several pages share, `tools` where designs are drawn or made.
 */
export function groupModules() {
  const known = new Map<string, ReadonlySet<string>>()
  const brought = (start: string, modules: Modules): ReadonlySet<string> => {
    const found = known.get(start) ?? new Set(broughtBy(start, modules))
    known.set(start, found)
    return found
  }
  const broughtWith = (start: string, name: string) => (id: string, modules: Modules) =>
    brought(start, modules).has(id) ? name : null
  const small = (id: string, modules: Modules) => {
    if (!isLight(id, modules, brought(main, modules))) return null
    return designing.test(id) ? 'tools' : 'pieces'
  }
  return {
    // Else a group would draw in what its modules need, from whichever page.
    includeDependenciesRecursively: false,
    groups: [
      { name: broughtWith(main, 'ground'), priority: 4 },
      { name: small, priority: 3, minShareCount: 2 },
      { name: (id: string) => (aboutDesigns.test(id) ? 'designs' : null), priority: 2, minShareCount: 2 },
      { name: broughtWith(studio, 'studio'), priority: 1 },
    ],
  }
}

/** All that a module brings with it as it is fetched, itself first. */
function* broughtBy(start: string, modules: Modules): Generator<string> {
  const found = new Set<string>()
  const open = [start]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    yield id
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
}

function isLight(start: string, modules: Modules, ground: ReadonlySet<string>): boolean {
  let weight = 0
  for (const id of broughtBy(start, modules)) {
    if (ground.has(id)) continue
    weight += modules.getModuleInfo(id)?.code?.length ?? LIGHT
    if (weight >= LIGHT) return false
  }
  return true
}
