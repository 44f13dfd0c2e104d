import type { TFunction } from 'i18next'
import type { DesignDocument } from '../../../engine/index.ts'
import type { CheckedShirt, PrintObstacle, PrintWarning } from '../../../engine/print/index.ts'
import { isolated } from '../../i18n/formats.ts'

/** One line of the checks. `stop` keeps the design from being made, `look` should be looked at. */
export interface CheckLine {
  readonly severity: 'stop' | 'warn' | 'good'
  readonly text: string
}

interface Speech {
  readonly t: TFunction
  sentence(found: PrintObstacle | PrintWarning): string
}

/** As many players are named; the others are counted. */
const named = 3

interface Finding {
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
  const note = (severity: CheckLine['severity'], text: string, player: CheckedShirt['player']) => {
    const before = findings.get(text)
    if (!before) findings.set(text, { severity, shirts: [player] })
    else if (!before.shirts.includes(player)) before.shirts.push(player)
  }
  for (const { player, obstacles, warnings } of shirts) {
    for (const obstacle of obstacles) note('stop', sentence(obstacle), player)
    for (const warning of warnings) note('warn', sentence(warning), player)
  }
  const all = Object.keys(players).length
  return [...findings].map(([text, { severity, shirts: worn }]) => {
    if (worn.includes(null) || worn.length === all) return { severity, text }
    const names = worn.flatMap(player => (player ? nameOf(players[player]) : []))
    const more = names.length - named
    const listed = [...names.slice(0, named), ...(more > 0 ? [t('review.more', { count: more })] : [])].join(', ')
    return { severity, text: t('review.whose', { names: listed, text }) }
  })
}

const nameOf = (player: DesignDocument['players'][keyof DesignDocument['players']] | undefined): readonly string[] =>
  player ? [[player.number, isolated(player.name)].filter(word => word !== '').join(' ')] : []
