import type { TFunction } from 'i18next'
import type { DesignDocument, LayerId, ZoneKey } from '../../../engine/index.ts'
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
}

interface Speech {
  readonly t: TFunction
  sentence(found: PrintObstacle | PrintWarning): string
}

/** As many players are named; the others are counted. */
const named = 3

interface Finding {
  readonly about: Pick<CheckLine, 'layer' | 'zone'>
  readonly severity: CheckLine['severity']
  readonly shirts: CheckedShirt['player'][]
}

/**
 * What was found on the shirts of a design, each thing once. Whose shirt it is stands before what only some players
 * have; what a sample has too is of the design.
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
    player: CheckedShirt['player'],
  ) => {
    const text = sentence(found)
    const before = findings.get(text)
    if (!before) findings.set(text, { severity, about: placeOf(found), shirts: [player] })
    else if (!before.shirts.includes(player)) before.shirts.push(player)
  }
  for (const { player, obstacles, warnings } of shirts) {
    for (const obstacle of obstacles) note('stop', obstacle, player)
    for (const warning of warnings) note('warn', warning, player)
  }
  const all = Object.keys(players).length
  return [...findings].map(([text, { severity, about, shirts: worn }]) => {
    if (worn.includes(null) || worn.length === all) return { severity, text, ...about }
    const names = worn.flatMap(player => (player ? nameOf(players[player]) : []))
    const more = names.length - named
    const listed = [...names.slice(0, named), ...(more > 0 ? [t('review.more', { count: more })] : [])].join(', ')
    return { severity, text: t('review.whose', { names: listed, text }), ...about }
  })
}

const placeOf = (found: PrintObstacle | PrintWarning): Pick<CheckLine, 'layer' | 'zone'> => ({
  ...('places' in found && found.places[0]),
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
