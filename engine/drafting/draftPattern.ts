import { spokenSize } from '../document/measures.ts'
import { lengthOf } from '../geometry/polyline.ts'
import { jointsOf, type SewnCorner } from './joints.ts'
import type { EdgeRef, Panel, Pattern, Seam } from './pattern.ts'

/** How far the angle of a joint may be from straight, in degrees. */
const straightWithin = 3
/** How much longer one edge of a seam may be than the other, in mm; that of a sleeve is eased into its armhole. */
const longer = { seam: 0.1, cap: 4 }
/** How long rib may be at least, as a share of what it is stretched on. */
const shortestRib = 0.7
/** To how much of its length an edge may be gathered at least, and how far from what its seam says. */
const gather = { min: 0.5, within: 0.01 }

/**
 * The pieces of a size and a cut, sewn together. Throws where a seam joins what does not fit together, and where a line
 * would not run on smoothly from one piece to the next, and names each such seam or joint: a kink is a corner in the hem
 * or a pleat in the seam.
 */
export function draftPattern(pattern: Pattern): Pattern {
  const misfits = pattern.seams.flatMap(seam => misfitOf(pattern, seam))
  if (misfits.length > 0) throw new Error(`Size ${spokenSize(pattern.size)} cannot be sewn: ${misfits.join(', ')}.`)
  const kinks = jointsOf(pattern).filter(joint => !isTrue(joint))
  if (kinks.length === 0) return pattern
  const named = kinks.map(({ name, degrees }) => `${name} is ${degrees.toFixed(1)}°`).join(', ')
  throw new Error(
    `Size ${spokenSize(pattern.size)} cannot be sewn smoothly: ${named}. A joint has to be 180° ± ${straightWithin}°: ` +
      'let both edges leave their seam at a right angle.',
  )
}

const isTrue = ({ degrees }: SewnCorner): boolean => Math.abs(degrees - 180) <= straightWithin

/** What is wrong with a seam, in words; nothing where its edges fit. */
function misfitOf({ panels }: Pattern, { a, b, gathered }: Seam): readonly string[] {
  const [one, other] = [sideOf(panels, a), sideOf(panels, b)]
  if (typeof one === 'string') return [one]
  if (typeof other === 'string') return [other]
  const lengths = `${nameOf(a)} is ${one.length.toFixed(1)} mm and ${nameOf(b)} ${other.length.toFixed(1)} mm long`
  const [short, long] = [Math.min(one.length, other.length), Math.max(one.length, other.length)]
  if (gathered !== undefined) {
    const fits = gathered >= gather.min && Math.abs(short / long - gathered) <= gather.within
    return fits ? [] : [`${lengths}, gathered to ${gathered} (at least ${gather.min})`]
  }
  const isCap = (one.panel.placement.kind === 'sleeve') !== (other.panel.placement.kind === 'sleeve')
  const fits =
    one.panel.rib === other.panel.rib ? long - short <= (isCap ? longer.cap : longer.seam) : short >= shortestRib * long
  return fits ? [] : [lengths]
}

const nameOf = ({ panel, edge }: EdgeRef): string => `${panel}.${edge}`

function sideOf(panels: readonly Panel[], ref: EdgeRef) {
  const panel = panels.find(({ id }) => id === ref.panel)
  const edge = panel?.edges.find(({ name }) => name === ref.edge)
  return panel && edge ? { panel, length: lengthOf(edge.points) } : `there is no edge ${nameOf(ref)}`
}
