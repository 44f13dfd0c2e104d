import {
  type DesignDocument,
  defaultFont,
  type FontId,
  type LayerFields,
  lackingCharacters,
  latinFigures,
  layerId,
  letterFindings,
  type PlayerFields,
  type PlayerId,
  type Shaper,
  type Slot,
  teamOf,
} from '../../../engine/plugin.ts'

/** What should be checked. None of it is forbidden: two squads may share a design. */
export type RosterWarning = 'number-shared' | 'number-missing' | 'name-missing'

/** The warnings of every player that has some. Numbers are compared by their value: 7, 07 and ៧ are the same. */
export function rosterWarnings(players: DesignDocument['players']): ReadonlyMap<PlayerId, readonly RosterWarning[]> {
  const entries = Object.entries(players) as [PlayerId, DesignDocument['players'][PlayerId]][]
  const worn = new Map<number, number>()
  for (const [, { number }] of entries) {
    const value = valueOfNumber(number)
    if (value !== null) worn.set(value, (worn.get(value) ?? 0) + 1)
  }
  const found = new Map<PlayerId, readonly RosterWarning[]>()
  for (const [id, { name, number }] of entries) {
    const value = valueOfNumber(number)
    const warnings: RosterWarning[] = []
    if (value === null) warnings.push('number-missing')
    else if ((worn.get(value) ?? 0) > 1) warnings.push('number-shared')
    if (name === '') warnings.push('name-missing')
    if (warnings.length > 0) found.set(id, warnings)
  }
  return found
}

/** The font that players' names are set in. */
export const fontOfNames = (layers: Readonly<Record<string, Pick<LayerFields, 'slot' | 'font'>>>): FontId =>
  Object.values(layers).find(({ slot }) => slot === 'playerName')?.font ?? defaultFont

/** What keeps a name from being printed. */
export type NameProblem =
  /** No font has them, but perhaps one by the name of `family`. */
  | { readonly kind: 'lacking'; readonly characters: readonly string[]; readonly family: string | null }
  /** The font that has them did not load. */
  | { readonly kind: 'awaited'; readonly characters: readonly string[]; readonly font: FontId }
  /** So long, or so tall, that its letters shrink to so many mm. It is printed. */
  | { readonly kind: 'small'; readonly height: number }

interface NameSetting {
  readonly layers: DesignDocument['layers']
  readonly slots: readonly Slot[]
  readonly shaper: Shaper
  /** Fonts that did not load. */
  readonly failed: readonly FontId[]
}

/** What is wrong with the players' names as they are worn. Names that can be printed, now or when a font has come, are left out. */
export function nameProblems(
  players: DesignDocument['players'],
  setting: NameSetting,
): ReadonlyMap<string, NameProblem> {
  const font = fontOfNames(setting.layers)
  const found = Object.entries(players).flatMap(([id, player]) => {
    const problem = unprintable(player.name, font, setting) ?? shrunkName(player, teamOf({ players }), setting)
    return problem ? [[id, problem] as const] : []
  })
  return new Map(found)
}

function unprintable(name: string, font: FontId, { shaper, failed }: NameSetting): NameProblem | null {
  const lacking = lackingCharacters(shaper, font, name)
  if (lacking) return { kind: 'lacking', ...lacking }
  const { awaited } = shaper.shape({ text: name, font, capHeight: 1, letterSpacing: 0 })
  const [waiting] = [...awaited].filter(([face]) => failed.includes(face))
  return waiting ? { kind: 'awaited', font: waiting[0], characters: waiting[1] } : null
}

function shrunkName(
  player: PlayerFields,
  team: readonly PlayerFields[],
  { layers, slots, shaper }: NameSetting,
): NameProblem | null {
  const [id, layer] = Object.entries(layers).find(([, { slot }]) => slot === 'playerName') ?? []
  const slot = slots.find(known => known.id === 'playerName')
  if (!id || !layer || !slot) return null
  const on = { player, team, slot, size: player.size, resources: { shaper, rings: null, image: () => null } }
  const [small] = letterFindings(layerId(id), layer, on).filter(({ kind }) => kind === 'lettering-small')
  return small ? { kind: 'small', height: small.height } : null
}

/** A number as shirts have it: Arabic figures become Latin ones, which matches ask for. */
export const asPlayerNumber = (text: string): string => text.trim().replace(/[٠-٩۰-۹]/g, latinFigures)

/** One or two figures, Latin or Khmer. */
export const isPlayerNumber = (text: string): boolean => /^(\d{1,2}|[០-៩]{1,2})$/.test(text)

/** What two numbers are compared by: 7, 07 and ៧ are the same on the field. `null` for no number. */
export const valueOfNumber = (text: string): number | null => {
  const latin = latinFigures(text.trim())
  return /^\d{1,2}$/.test(latin) ? Number(latin) : null
}
