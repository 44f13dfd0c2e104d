import {
  boundsOfPoints,
  type Colour,
  centreOf,
  type Panel,
  type Path,
  type Point,
  type Shaper,
  sewingLine,
} from '../../engine/index.ts'
import { cutLine, defaultFont, pointAt } from '../../engine/plugin.ts'
import { linesOnPanel } from './pieces.ts'
import type { PaintedPath, PdfPage } from './readPdf.ts'

type Lines = readonly (readonly Point[])[]

/** A path as `readPdf` gives it back: corners, and every curve in sixteen steps. */
export function sampled(path: Path): Lines {
  const lines: Point[][] = []
  let from: Point = [0, 0]
  for (const segment of path) {
    if (segment[0] === 'Z') continue
    if (segment[0] === 'M') lines.push([])
    const [controls, end] = cornersOf(segment)
    const line = lines.at(-1) ?? []
    for (let step = 1; step < 16 && controls.length > 0; step++) line.push(along([from, ...controls, end], step / 16))
    line.push(end)
    from = end
  }
  return lines
}

function cornersOf(segment: Exclude<Path[number], readonly ['Z']>): readonly [controls: readonly Point[], end: Point] {
  const [, ...numbers] = segment
  const points = Array.from(
    { length: numbers.length / 2 },
    (_, at): Point => [numbers[2 * at] ?? 0, numbers[2 * at + 1] ?? 0],
  )
  return [points.slice(0, -1), points.at(-1) ?? [0, 0]]
}

/** De Casteljau: a curve's point is the point between two curves of one corner less. */
function along(corners: readonly Point[], share: number): Point {
  const [first = [0, 0]] = corners
  if (corners.length === 1) return first
  const between = corners.slice(1).map(([x, y], at): Point => {
    const [fromX, fromY] = corners[at] ?? [x, y]
    return [fromX + (x - fromX) * share, fromY + (y - fromY) * share]
  })
  return along(between, share)
}

/** The farthest that a point of one drawing lies from the same point of another; infinite when they have not the same lines. */
export function strayed(drawn: Lines, wanted: Lines): number {
  const alike = drawn.length === wanted.length && drawn.every((line, at) => line.length === wanted[at]?.length)
  if (!alike || drawn.length === 0) return Number.POSITIVE_INFINITY
  return Math.max(
    ...drawn.flatMap((line, at) => line.map(([x, y], nth) => distance([x, y], wanted[at]?.[nth] ?? [x, y]))),
  )
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)

/** What is filled in a colour on the artwork of a page, where the panel has it. */
export const filled = (page: PdfPage | undefined, panel: Panel, colour: Colour): Lines =>
  drawnBy(page, panel, path => path.layer === 'Artwork' && path.paint === 'fill' && isColour(path.colour, colour))

function isColour(written: string, colour: Colour): boolean {
  const wanted = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const parts = written.split(' ').map(Number)
  return parts.length === 3 && parts.every((part, at) => Math.abs(part - (wanted[at] ?? 0)) < 0.001)
}

/** How far, in mm, the corners of the sewing line and the cut line of a page are from those of the pattern. */
export const sewnOff = (page: PdfPage | undefined, panel: Panel): number =>
  strayed(inLayer(page, panel, 'Sewing line'), [sewingLine(panel)])

export const cutOff = (page: PdfPage | undefined, panel: Panel): number =>
  strayed(inLayer(page, panel, 'Cut line'), [cutLine(panel)])

const inLayer = (page: PdfPage | undefined, panel: Panel, layer: string): Lines =>
  drawnBy(page, panel, path => path.layer === layer)

const drawnBy = (page: PdfPage | undefined, panel: Panel, wanted: (path: PaintedPath) => boolean): Lines =>
  linesOnPanel(
    page,
    (page?.paths ?? []).filter(wanted).flatMap(({ lines }) => lines),
    panel,
  )

/** How far the arrow's shaft is from the grain of the pattern. */
export const grainOff = (page: PdfPage | undefined, panel: Panel): number =>
  strayed(inLayer(page, panel, 'Grain').slice(0, 1), [panel.grain])

/** How far the outer ends of the ticks are from where the notches meet the edge of the cloth; infinite when one lacks. */
export function notchesOff(page: PdfPage | undefined, panel: Panel): number {
  const ticks = inLayer(page, panel, 'Notches')
  if (ticks.length !== panel.notches.length) return Number.POSITIVE_INFINITY
  const off = panel.notches.map(({ edge: name, at }, index) => {
    const edge = panel.edges.find(candidate => candidate.name === name)
    const [outer = [0, 0]] = ticks[index] ?? []
    return edge ? Math.abs(distance(outer, pointAt(edge.points, at)) - edge.allowance) : Number.POSITIVE_INFINITY
  })
  return Math.max(0, ...off)
}

/** How far the lettering below a piece is from the shaper's outlines of these lines of text. */
export function labelOff(page: PdfPage | undefined, panel: Panel, texts: readonly string[], shaper: Shaper): number {
  const drawn = inLayer(page, panel, 'Label')
  const wanted = texts.map(text =>
    sampled(shaper.shape({ text, font: defaultFont, capHeight: 5, letterSpacing: 0.4 }).outline),
  )
  if (drawn.length !== wanted.flat().length) return Number.POSITIVE_INFINITY
  let from = 0
  const off = wanted.map(lines => {
    const own = drawn.slice(from, from + lines.length)
    from += lines.length
    return strayed(centred(own), centred(lines))
  })
  return Math.max(...off)
}

function centred(lines: Lines): Lines {
  const [middleX, middleY] = middleOf(lines)
  return lines.map(line => line.map(([x, y]): Point => [x - middleX, y - middleY]))
}

/** The corners of every image of pixels on a page, where the panel has them. */
export const imageLines = (page: PdfPage | undefined, panel: Panel): Lines =>
  linesOnPanel(
    page,
    (page?.images ?? []).map(({ corners }) => corners),
    panel,
  )

const middleOf = (lines: Lines): Point => centreOf(boundsOfPoints(lines.flat()))
