import type { Colour } from '../../../engine/index.ts'
import { type Gradient, heldAt, maxStops, turned } from './gradients.ts'
import { degreesOf, readColour } from './readColour.ts'

/** Where CSS says that a gradient leads to, in degrees. */
const sides: Readonly<Record<string, number>> = {
  'to top': 0,
  'to top right': 45,
  'to right top': 45,
  'to right': 90,
  'to bottom right': 135,
  'to right bottom': 135,
  'to bottom': 180,
  'to bottom left': 225,
  'to left bottom': 225,
  'to left': 270,
  'to top left': 315,
  'to left top': 315,
}

/**
 * A gradient as it is copied from CSS, straight or round, with its angle and stops. Stops without a place lie evenly
 * between their neighbours. `null` for what is none, for one of a single colour, and for more stops than there may be.
 */
export function readGradient(text: string): Gradient | null {
  const [, kind, inside = ''] =
    /^\s*(?:background(?:-image)?\s*:\s*)?(linear|radial)-gradient\((.*)\)\s*;?\s*$/is.exec(text) ?? []
  if (kind === undefined) return null
  const parts = partsOf(inside)
  const [first = ''] = parts
  const angle = sides[first] ?? degreesOf(first)
  const isWay = angle !== null || /^(circle|ellipse|closest|farthest|at )/.test(first)
  const stops = (isWay ? parts.slice(1) : parts).map(stopOf)
  if (stops.length < 2 || stops.length > maxStops || stops.some(stop => stop === null)) return null
  const placed = withPlaces(stops.flatMap(stop => stop ?? []))
  if (kind.toLowerCase() === 'radial') return { type: 'radial', stops: placed }
  return { type: 'linear', angle: turned(Math.round(angle ?? 180)), stops: placed }
}

/** What commas part that are in no brackets. */
function partsOf(inside: string): readonly string[] {
  const parts = ['']
  let depth = 0
  for (const sign of inside.toLowerCase()) {
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map(part => part.trim())
}

interface Stop {
  readonly colour: Colour
  readonly at: number | null
}

function stopOf(part: string): Stop | null {
  const [, word = part, place] = /^(.*\S)\s+(-?\d+(?:\.\d+)?)%$/.exec(part) ?? []
  const colour = readColour(word)
  return colour === null ? null : { colour, at: place === undefined ? null : heldAt(Number(place) / 100) }
}

function withPlaces(stops: readonly Stop[]): Gradient['stops'] {
  const known = stops.map(({ at }, index) => at ?? (index === 0 ? 0 : index === stops.length - 1 ? 1 : null))
  return stops.map(({ colour }, index) => {
    const own = known[index]
    if (own !== null && own !== undefined) return { colour, at: own }
    const before = known.findLastIndex((at, place) => place < index && at !== null)
    const after = known.findIndex((at, place) => place > index && at !== null)
    const [from, to] = [known[before] ?? 0, known[after] ?? 1]
    return { colour, at: from + ((to - from) * (index - before)) / (after - before) }
  })
}
