import {
  createState,
  type FontBookEntry,
  type FontId,
  familyFontId,
  fontBook,
  fontId,
  langOfScript,
  langOfSubsets,
  namedFont,
  type State,
} from '../../../engine/index.ts'
import type { ListedFont } from '../../../server/contract/fontsource.ts'
import type { DeviceMemory } from '../../device/deviceMemory.ts'
import type { Client } from '../../session/api/createClient.ts'
import type { FontVariant, OfferedFamily } from './offeredFamily.ts'

/** The fonts that people choose from, and those that they like and have used. */
export interface FontShelf {
  /** Those of the book at once, those of the shop and the service when they have come. */
  readonly families: State<readonly OfferedFamily[]>
  /** Whether some did not come. */
  readonly isIncomplete: State<boolean>
  readonly favourites: State<readonly FontId[]>
  /** The latest first. */
  readonly recents: State<readonly FontId[]>
  /** Names of the families on this device, in small letters; `null` until somebody has asked for them. */
  readonly installed: State<ReadonlySet<string> | null>
  /** Asks the browser for them, which asks the person. */
  requestInstalled(): Promise<'shown' | 'unsupported' | 'refused'>
  /** Fetches what has not come. */
  load(): Promise<void>
  favour(font: FontId, on: boolean): void
  used(font: FontId): void
}

const maxRecents = 12
const maxFavourites = 120

/** Where fonts come from and what this device knows of them. */
export interface FontSources {
  readonly client: Pick<Client, 'send'>
  readonly memory: DeviceMemory
  /** The fonts on this device; `undefined` in a browser that does not tell. Rejects where the person does not want to. */
  readonly localFonts?: LocalFonts | undefined
}

export type LocalFonts = () => Promise<readonly { readonly family: string }[]>

const shelves = new WeakMap<FontSources, FontShelf>()

/** The shelf over some sources, made when a panel first needs it: pages begin without. */
export function fontShelfOf(sources: FontSources): FontShelf {
  const known = shelves.get(sources) ?? createFontShelf(sources)
  shelves.set(sources, known)
  return known
}

export function createFontShelf({ client, memory, localFonts }: FontSources): FontShelf {
  const families = createState<readonly OfferedFamily[]>(fontBook.map(entry => ofBook(entry, undefined)))
  const isIncomplete = createState(false)
  const favourites = rememberedFonts(memory, 'kitloom-fonts-favourite')
  const recents = rememberedFonts(memory, 'kitloom-fonts-recent')
  const installed = createState<ReadonlySet<string> | null>(null)
  let coming: Promise<void> | null = null
  const fetchAll = async (): Promise<void> => {
    const { fetchFonts } = await import('./fetchFonts.ts')
    const { service: listed, shop } = await fetchFonts(client)
    const service = listed ?? []
    const ofSlug = new Map(service.map(font => [font.id, font]))
    const inBook = new Set(fontBook.map(slugOf))
    families.set([
      ...(shop ?? []),
      ...fontBook.map(entry => ofBook(entry, ofSlug.get(slugOf(entry)))),
      ...service.filter(({ id }) => !inBook.has(id)).flatMap(ofService),
    ])
    isIncomplete.set(listed === null || shop === null)
    if (isIncomplete.current()) coming = null
  }
  return {
    families,
    isIncomplete,
    favourites,
    recents,
    installed,
    async requestInstalled() {
      if (!localFonts) return 'unsupported'
      const found = await localFonts().catch(() => null)
      if (found === null) return 'refused'
      installed.set(new Set(found.map(({ family }) => family.toLowerCase())))
      return 'shown'
    },
    load() {
      coming ??= fetchAll()
      return coming
    },
    favour: (font, on) =>
      favourites.set(
        [...(on ? [font] : []), ...favourites.current().filter(other => other !== font)].slice(0, maxFavourites),
      ),
    used: font => recents.set([font, ...recents.current().filter(other => other !== font)].slice(0, maxRecents)),
  }
}

const slugOf = ({ package: name }: FontBookEntry): string => name.slice(name.indexOf('/') + 1)

function ofBook(entry: FontBookEntry, listed: ListedFont | undefined): OfferedFamily {
  const own: FontVariant = { font: entry.id, weight: entry.weight, style: 'normal' }
  const { family, id: font, scripts } = entry
  return {
    source: 'own',
    family,
    font,
    lang: langOfScript[scripts[0] ?? 'Latin'],
    variants: listed ? variantsOf(listed) : [own],
    subsets: listed?.subsets ?? [],
  }
}

function ofService(listed: ListedFont): readonly OfferedFamily[] {
  const variants = variantsOf(listed)
  // Shirts are read from afar, so a family begins with its bold.
  const first = variants.find(({ weight }) => weight === 700) ?? variants.find(({ weight }) => weight === 400)
  const chosen = first ?? variants[0]
  if (!chosen) return []
  const { family, subsets } = listed
  return [{ source: 'external', family, font: chosen.font, lang: langOfSubsets(subsets), variants, subsets }]
}

const variantsOf = ({ id: slug, weights, styles }: ListedFont): readonly FontVariant[] =>
  weights.flatMap(weight =>
    (['normal', 'italic'] as const)
      .filter(style => styles.includes(style))
      .map(style => ({ font: familyFontId({ slug, weight, style }), weight, style })),
  )

function rememberedFonts(memory: DeviceMemory, name: string) {
  const state = createState<readonly FontId[]>(readFonts(memory.read(name)))
  state.changes$.subscribe(fonts => memory.write(name, JSON.stringify(fonts)))
  return state
}

function readFonts(text: string | null): readonly FontId[] {
  try {
    const stored: unknown = text === null ? [] : JSON.parse(text)
    return Array.isArray(stored)
      ? stored.filter(font => typeof font === 'string' && namedFont(fontId(font)) !== null)
      : []
  } catch {
    return []
  }
}
