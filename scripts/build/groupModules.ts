import { fileURLToPath } from 'node:url'

/** The bundler's information about a module. */
interface Modules {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
    readonly code: string | null
  } | null
}

/** The maximum size of a module with its imports, in characters of source. */
const LIGHT = 2_000

const house = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url))
const main = house('app/main.tsx')
const studio = house('app/studio/browserStudio.ts')
/** Most designs are of this one, and it needs the fewest blocks. */
const soccerKit = house('plugins/garments/soccer/garment.ts')
const publicScreens = house('app/frame/publicScreens.ts')
const memberScreens = house('app/frame/screenRoutes.ts')
const studioScreens = house('app/frame/studioRoutes.tsx')
/** The panel that is open at first. */
const firstPanel = house('plugins/tools/colour/panel.tsx')
/** What the editor shows a soccer kit with, at once. */
const editor = [
  ...['app/editor/EditorScreen.tsx', 'app/editor/stage/GarmentView.tsx'].map(house),
  firstPanel,
  soccerKit,
]
/** What other screens show a kit with, once they are there. */
const shownElsewhere = ['app/studio/worn/WornKit.tsx', 'app/studio/kits/ShownKit.tsx'].map(house)
/** What somebody orders with before the studio comes: it does without what the other screens of designs share. */
const checkout = house('app/screens/checkout/CheckoutScreen.tsx')
/** It also begins without the studio. */
const quickStart = house('app/screens/quickstart/QuickStart.tsx')
const fetchGarment = house('plugins/fetchGarment.ts')
const ofEditor = /\/app\/editor\//
/** Of what panels share, the part that the first one shows. */
const ofPanels = /\/app\/panelkit\/(colour\/|controls\/(gestures|actions|NumberField|layout)\.|design\/use)/
/** How a garment is shown. */
const ofStage = /\/app\/(viewer|studio\/kits)\//
const ofConsole = /\/(app\/console|server\/contract\/console)\//
const packages = '/node_modules/'
const controls = /\/node_modules\/(@chakra-ui|@ark-ui|@zag-js|@emotion|@internationalized|stylis)\//
const blocks = /\/plugins\/blocks\//
const garment = /\/plugins\/garments\//
/** What a garment is of, but for the addresses of its meshes: it comes with the garment. */
const ofGarment = /\/plugins\/garments\/[^?]+$/
const aboutDesigns = /\/(server\/contract\/(designs\/|rooms|uploads)|app\/studio\/designs\/deviceDesigns)/
/** How different colours look, which shops with a colour book ask. */
const aboutInks = /\/node_modules\/culori\/|\/engine\/artwork\/nearestInk\./
/** What the screens before the signed-in area share, and forms that ask who somebody is. */
const aboutAccounts = /\/(app\/screens\/entrance\/|server\/contract\/accounts\/(personFields|terms)\.)/
/** What the screens of orders share with the console. */
const aboutOrders = /\/app\/(screens\/(histories|invoice)\/|session\/api\/fetchFile)/

/**
 * Groups modules into files of the build. By default the bundler creates a file for every set of pages with the same
 * modules: a page would request seventy, most of them a few hundred bytes with a kilobyte of headers each.
 *
 * - `ground`: all that every page starts with;
 * - `shown`: what a design and a garment are, for a checkout that shows one before it is opened;
 * - `studio`: what works on designs, for the pages that do;
 * - `blocks` and `moreBlocks`: what the soccer kit is drafted from, and what only other garments are; each garment has a file of its own, fetched when it is shown;
 * - `designs`: what the server and this device know of designs, for pages without the studio too; `storeDesigns`: the part
 *   of it that public screens need;
 * - `inks`: how different colours look, for shops with a colour book and for the console;
 * - `orders`: small things that the screens of orders share with the console, for no other page of the shop;
 * - `accounts`: small things about who somebody is, for the screens that ask it;
 * - `consoleParts`: what screens of the console share, which no page of the shop may fetch;
 * - `pieces`, `own`, `tools` and `viewing`: small things that several screens share: public ones, those of somebody who
 *   is signed in, those that a checkout begins with, and those of other screens of designs; `controls`, `packages` and
 *   `morePackages`: what they share of other people's code, `packages` that of checkout, quick start and studio;
 * - `stage`: how a garment is shown, for the editor, the preview and orders, but for what a checkout begins with;
 * - `panelParts`: what the panel that is open at first shares with the other ones;
 * - `editing`: what the editor's room shares with its own dialogs alone, which come after it;
 * - `editorParts`: small things that the editor shows a kit with beyond those; `later` and `laterPackages`: those that
 *   dialogs, panels and the console bring when somebody asks for them.
 *
 * No two files may import one another, or one of them runs before what it needs is there: a group has all that its
 * modules import, or leaves it to a file that needs nothing of the group.
 */
export function groupModules() {
  const screens = new Map<string, ReadonlySet<string>>()
  const withImports = rememberImports()
  // The page itself stays out: the console shares what it brings, and must not mount the shop.
  const broughtWith = (start: string, name: string) => (id: string, modules: Modules) =>
    id !== main && withImports(start, modules).has(id) ? name : null
  /** All that the screens of a list ask for at once. */
  const withScreens = (list: string, modules: Modules): ReadonlySet<string> => {
    const listed = modules.getModuleInfo(list)?.dynamicallyImportedIds ?? []
    const starts = listed.filter(id => !editor.includes(id))
    const found = screens.get(list) ?? new Set(starts.flatMap(start => [...broughtBy(start, modules)]))
    screens.set(list, found)
    return found
  }
  /** What a checkout begins with, and garments are made of. */
  const isKnown = (id: string, modules: Modules): boolean => {
    const garments = modules.getModuleInfo(fetchGarment)?.dynamicallyImportedIds ?? []
    return [checkout, ...garments].some(start => withImports(start, modules).has(id))
  }
  const shown = (id: string, modules: Modules) =>
    isKnown(id, modules) && withImports(studio, modules).has(id) ? 'shown' : null
  const block = (id: string, modules: Modules) => {
    if (!blocks.test(id)) return null
    return withImports(soccerKit, modules).has(id) ? 'blocks' : 'moreBlocks'
  }
  /** What the editor starts with, and no other screen: only its panels and dialogs share it, which come after it. */
  const isEditorsAlone = (id: string, modules: Modules): boolean =>
    editor.some(start => withImports(start, modules).has(id)) &&
    !editor.includes(id) &&
    !ofGarment.test(id) &&
    !isKnown(id, modules) &&
    ofEditor.test(id) &&
    ![main, studio, ...shownElsewhere].some(start => withImports(start, modules).has(id)) &&
    ![publicScreens, memberScreens, studioScreens].some(list => withScreens(list, modules).has(id))
  const design = (id: string, modules: Modules) => {
    if (!aboutDesigns.test(id)) return null
    return withScreens(publicScreens, modules).has(id) ? 'storeDesigns' : 'designs'
  }
  const small = (id: string, modules: Modules) => {
    if (ofConsole.test(id)) return 'consoleParts'
    if (isEditorsAlone(id, modules)) return 'editing'
    if (!isLight(id, modules, withImports(main, modules))) return null
    if (ofGarment.test(id)) return null
    if (aboutOrders.test(id)) return 'orders'
    if (aboutAccounts.test(id)) return 'accounts'
    if (withScreens(publicScreens, modules).has(id)) return 'pieces'
    if (controls.test(id)) return 'controls'
    const isPackage = id.includes(packages)
    const isOrdering = isKnown(id, modules)
    const isOfStudio = withImports(studio, modules).has(id)
    const isMembers = withScreens(memberScreens, modules).has(id)
    if (isMembers && !isPackage) return 'own'
    const isAtOnce = withScreens(studioScreens, modules).has(id)
    const isEditing = editor.some(start => withImports(start, modules).has(id))
    const isQuick = withImports(quickStart, modules).has(id)
    if (isPackage && (isOrdering || isOfStudio || isQuick)) return 'packages'
    if (isOrdering) return 'tools'
    if (isOfStudio) return null
    if (isPackage && isMembers && !isEditing) return 'morePackages'
    // The editor would fetch all that other screens show a kit with.
    if (isAtOnce && !isPackage) return isEditing ? null : 'viewing'
    if (isEditing) return 'editorParts'
    return isPackage ? 'laterPackages' : 'later'
  }
  const stage = (id: string, modules: Modules) => {
    const isShownAtOnce = editor.some(start => withImports(start, modules).has(id))
    return ofStage.test(id) && isShownAtOnce && !withImports(checkout, modules).has(id) ? 'stage' : null
  }
  return {
    // Otherwise a group would pull in the imports of its modules from other pages.
    includeDependenciesRecursively: false,
    groups: [
      { name: (id: string) => (aboutInks.test(id) ? 'inks' : null), priority: 6 },
      { name: block, priority: 5 },
      { name: broughtWith(main, 'ground'), priority: 4 },
      { name: small, priority: 3, minShareCount: 2 },
      { name: design, priority: 2, minShareCount: 2 },
      { name: notGarments(shown), priority: 1.5 },
      { name: notGarments(broughtWith(studio, 'studio')), priority: 1 },
      { name: panelsOnly(broughtWith(firstPanel, 'panelParts')), priority: 0.5, minShareCount: 2 },
      { name: stage, priority: 0.4, minShareCount: 2 },
    ],
  }
}

type Named = (id: string, modules: Modules) => string | null

/** The list of all garments, which the server reads too, names them: a page that uses nothing of it fetches none. */
const notGarments =
  (nameOf: Named): Named =>
  (id, modules) =>
    garment.test(id) ? null : nameOf(id, modules)

const panelsOnly =
  (nameOf: Named): Named =>
  (id, modules) =>
    ofPanels.test(id) ? nameOf(id, modules) : null

/** All that a module imports, itself included; found once. */
function rememberImports(): (start: string, modules: Modules) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>()
  return (start, modules) => {
    const found = known.get(start) ?? new Set(broughtBy(start, modules))
    known.set(start, found)
    return found
  }
}

/** A module and everything that it imports statically. */
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
