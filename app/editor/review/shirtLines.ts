import type { TFunction } from 'i18next'
import type { Colour, DesignDocument, LayerId, Version, ZoneKey } from '../../../engine/index.ts'
import type { CheckedShirt, PrintObstacle, PrintWarning } from '../../../engine/print/index.ts'
import type { KitRule } from '../../../server/contract/tenantSettings.ts'
import { isolated } from '../../i18n/formats.ts'
import { withoutRules } from '../../studio/print/kitRules.ts'

/** One line of the checks. `stop` keeps the design from being made, `look` should be looked at. */
export interface CheckLine {
  readonly severity: 'stop' | 'warn' | 'good'
  readonly text: string
  /** What it is about, where it is about one layer or one zone. */
  readonly layer?: LayerId
  readonly zone?: ZoneKey
  /** A colour that is far from every ink, and the nearest ink. */
  readonly colours?: readonly [Colour, Colour]
  /** Whose shirt shows it; none: both. */
  readonly version?: Version
}

interface Speech {
  readonly t: TFunction
  sentence(found: PrintObstacle | PrintWarning): string
}

/** As many players are named; the others are counted. */
const named = 3

type About = Pick<CheckLine, 'layer' | 'zone' | 'colours'>

interface Finding {
  readonly about: About
  readonly severity: CheckLine['severity']
  readonly shirts: CheckedShirt['player'][]
  readonly versions: Set<Version>
}

/**
 * What was found on the shirts of a design, each thing once. Whose shirt it is stands before what only some players
 * have; what a sample has too is of the design, or of the goalkeeper's kit where only that has it.
 */
export function shirtLines(
  shirts: readonly CheckedShirt[],
  players: DesignDocument['players'],
  { t, sentence }: Speech,
): readonly CheckLine[] {
  const findings = new Map<string, Finding>()
  const note = (
    severity: CheckLine['severity'],
    found: PrintObstacle | PrintWarning,
    { player, version }: CheckedShirt,
  ) => {
    const text = sentence(found)
    const before = findings.get(text)
    before?.versions.add(version)
    if (!before) findings.set(text, { severity, about: aboutOf(found), shirts: [player], versions: new Set([version]) })
    else if (!before.shirts.includes(player)) before.shirts.push(player)
  }
  for (const shirt of shirts) {
    for (const obstacle of shirt.obstacles) note('stop', obstacle, shirt)
    for (const warning of shirt.warnings) note('warn', warning, shirt)
  }
  const all = Object.keys(players).length
  return [...findings].map(([text, { severity, about: place, shirts: worn, versions }]) => {
    const [version] = versions
    const about = { ...place, ...(versions.size === 1 && version && { version }) }
    if (worn.includes(null) || worn.length === all) {
      const isKeepers = about.version === 'goalkeeper' && worn.includes(null)
      return { severity, text: isKeepers ? t('review.goalkeeperKit', { text }) : text, ...about }
    }
    const names = worn.flatMap(player => (player ? nameOf(players[player]) : []))
    const more = names.length - named
    const listed = [...names.slice(0, named), ...(more > 0 ? [t('review.more', { count: more })] : [])].join(', ')
    return { severity, text: t('review.whose', { names: listed, text }), ...about }
  })
}

const aboutOf = (found: PrintObstacle | PrintWarning): About => ({
  ...('places' in found && { ...found.places[0], colours: [found.colour, found.inkColour] }),
  ...('layer' in found && found.layer !== undefined && { layer: found.layer }),
  ...('zone' in found && found.zone !== undefined && { zone: found.zone }),
})

/** What was found on the shirts, without what the shop does not check; that all can be printed where that is nothing. */
export function printLines(
  shirts: readonly CheckedShirt[],
  { document, off }: { readonly document: DesignDocument; readonly off: readonly KitRule[] },
  speech: Speech,
): readonly CheckLine[] {
  const found = shirtLines(withoutRules(shirts, document, off), document.players, speech)
  return found.length > 0 ? found : [{ severity: 'good', text: speech.t('review.printable') }]
}

const nameOf = (player: DesignDocument['players'][keyof DesignDocument['players']] | undefined): readonly string[] =>
  player ? [[player.number, isolated(player.name)].filter(word => word !== '').join(' ')] : []
