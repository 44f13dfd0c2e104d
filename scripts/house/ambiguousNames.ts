/** A name that modules export with different meanings. */
export interface AmbiguousName {
  readonly name: string
  /** The modules that export it, sorted. */
  readonly files: readonly string[]
}

/** A source file and its text. */
export interface SourceText {
  readonly file: string
  readonly text: string
}

/** Names that two modules may export, because they mean the same. `tests/house` finds those that are no longer used. */
export const sharedNames: Readonly<Record<string, string>> = {
  LargeDialog: 'the same dialog, loaded when it first opens',
  MessageDialog: 'the same dialog, loaded when it first opens',
  RosterImport: 'the same import, loaded when it first opens',
  ProductType: 'the same type: a name of the contract, and the id of a garment in the engine',
  productType: 'the same type: a name of the contract, and the id of a garment in the engine',
}

/** Areas whose modules never import each other. Each plugin and each script is one of its own. */
const areaOf = (file: string): string => {
  const [top = '', ...folders] = file.split('/')
  if (file.startsWith('server/contract/')) return 'contract'
  return top === 'plugins' || top === 'scripts' ? [top, ...folders.slice(0, 2)].join('/') : top
}

const exported = /^export (?:async )?(?:function|const|class|interface|type) (\w+)/gm
const passedOn = /^export (?:type )?\{([^}]*)\} from '([^']+)'/gm
/** An entry of such a list without `as`. */
const unchanged = /(?:^|,)\s*(?:type )?(\w+)\s*(?=,|$)/g

/** The names that a text exports and declares itself. */
const namesOf = ({ text }: SourceText): readonly string[] => [...text.matchAll(exported)].map(([, name = '']) => name)

/** The names that doors pass on as they are, each with the module that declares it. */
function passedBy(doors: readonly SourceText[]): ReadonlySet<string> {
  const passed = doors.flatMap(({ file, text }) =>
    [...text.matchAll(passedOn)].flatMap(([, list = '', from = '']) => {
      const declaring = new URL(from, `file:///${file}`).pathname.slice(1)
      return [...list.matchAll(unchanged)].map(([, name]) => `${declaring}:${name}`)
    }),
  )
  return new Set(passed)
}

const isDoor = (file: string): boolean => /^(engine|plugins)\/(.*\/)?index\.ts$/.test(file)

/**
 * Names that a module could import from two places and mean different things: those that one area exports twice, and
 * those that it exports beside a door or the contract. App and server never meet, so they may share a name.
 */
export function ambiguousNames(sources: readonly SourceText[]): readonly AmbiguousName[] {
  const passed = passedBy(sources.filter(({ file }) => isDoor(file)))
  const found = new Map<string, Set<string>>()
  for (const source of sources) {
    for (const name of namesOf(source)) found.set(name, (found.get(name) ?? new Set()).add(source.file))
  }
  const isPublic = (name: string) => (file: string) => areaOf(file) === 'contract' || passed.has(`${file}:${name}`)
  return [...found].flatMap(([name, files]) => {
    const areas = [...files].map(areaOf)
    const isTwiceInOne = new Set(areas).size < areas.length
    const isAmbiguous = isTwiceInOne || (files.size > 1 && [...files].some(isPublic(name)))
    return isAmbiguous ? [{ name, files: [...files].sort() }] : []
  })
}
