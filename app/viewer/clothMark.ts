import {
  type ArtworkGroup,
  type Bounds,
  flattenPath,
  type Panel,
  type PanelArtwork,
  type PanelId,
  type Point,
  sewingLine,
} from '../../engine/index.ts'
import type { Areas } from './areas.ts'

/** What a mark says; each has its own stroke. */
type MarkTone = 'selected' | 'hovered' | 'guide' | 'peer'

/** A line on the cloth that shows something to the person at work. It bends with the drape and is never printed. */
export interface ClothMark {
  readonly panel: PanelId
  /** In panel mm. */
  readonly line: readonly Point[]
  readonly closed: boolean
  readonly tone: MarkTone
  /** The colour of the person, for a peer's mark. */
  readonly colour?: string
}

/** A rectangle of the stage, in pixels. */
export interface StageRect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** One mark as it is seen: path data in pixels of the stage, and the rectangle it fills. */
export interface SeenMark {
  readonly mark: ClothMark
  readonly data: string
  readonly rect: StageRect | null
}

export type ArtworkSource = ArtworkGroup['source']

/**
 * The outline of what a record of the design puts on a panel: a rectangle round a layer, or the rim of a zone, which is
 * left out until what works it out has come.
 */
export function marksAround(
  source: ArtworkSource,
  tone: MarkTone,
  artwork: PanelArtwork,
  panel: Panel | null,
  areas: Areas | null,
): readonly ClothMark[] {
  return artwork.groups
    .filter(group => isSameSource(group.source, source))
    .flatMap(group => ('layer' in source || !panel ? [corners(group.bounds)] : rims(group, panel, areas)))
    .map(line => ({ panel: artwork.panel, line, closed: true, tone }))
}

function isSameSource(a: ArtworkSource, b: ArtworkSource): boolean {
  if ('layer' in a) return 'layer' in b && a.layer === b.layer
  return 'zone' in b && a.zone === b.zone
}

const corners = ({ left, top, right, bottom }: Bounds): readonly Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

/** How far inside of a zone its rim is drawn, in mm: on the seam itself half of it would lie on the next panel. */
const inset = 2.5

/** Zones reach beyond the sewing line; their rims are shown where the cloth ends. */
function rims(group: ArtworkGroup, panel: Panel, areas: Areas | null): readonly (readonly Point[])[] {
  if (!areas) return []
  const cloth = sewingLine(panel)
  return group.items.flatMap(item => {
    if (item.kind !== 'path') return []
    const seen = areas.within(flattenPath(item.path, 4), [cloth], 2)
    return areas.grown(seen, -inset, 'mitred', 2)
  })
}

/** The line with a point at least every `step` mm, so that it can bend. */
export function bendable({ line, closed }: Pick<ClothMark, 'line' | 'closed'>, step: number): readonly Point[] {
  const stops = closed && line[0] ? [...line, line[0]] : line
  return stops.flatMap((to, index) => {
    const from = stops[index - 1]
    if (!from) return [to]
    const count = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / step))
    return Array.from({ length: count }, (_, at): Point => {
      const share = (at + 1) / count
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    })
  })
}

/** SVG path data of a projected line; `null` stands for a point that is out of sight and parts the line. */
export function visibleRuns(points: readonly (Point | null)[]): string {
  let drawing = false
  let data = ''
  for (const point of points) {
    if (point) data += `${drawing ? 'L' : 'M'}${point[0].toFixed(1)} ${point[1].toFixed(1)}`
    drawing = point !== null
  }
  return data
}

interface Stroke {
  readonly colour: string
  readonly width: number
  readonly dash?: string
}

const edge = (width: number): Stroke => ({ colour: 'oklch(.2 .01 165 / .55)', width })

/** The same in both themes, for they lie on cloth; never the brand's colour, which would vanish on a shirt of it. */
function strokesOf(tone: MarkTone, colour: string): readonly Stroke[] {
  if (tone === 'selected') return [edge(3.5), { colour: 'oklch(1 0 0)', width: 1.75 }]
  if (tone === 'hovered') return [edge(2.5), { colour: 'oklch(1 0 0 / .85)', width: 1.25 }]
  if (tone === 'peer') return [{ colour, width: 1.75 }]
  return [{ colour: 'oklch(.68 .25 350)', width: 1.5, dash: '5 4' }]
}

const namespace = 'http://www.w3.org/2000/svg'

/** Draws marks into an SVG element; paths that are there already are used again. */
export function drawMarks(svg: SVGSVGElement, seen: readonly SeenMark[]): void {
  const paths = seen.flatMap(({ mark, data }) =>
    data === '' ? [] : strokesOf(mark.tone, mark.colour ?? 'currentColor').map(stroke => ({ stroke, data })),
  )
  while (svg.childElementCount > paths.length) svg.lastElementChild?.remove()
  while (svg.childElementCount < paths.length) svg.append(document.createElementNS(namespace, 'path'))
  paths.forEach(({ stroke, data }, index) => {
    const path = svg.children[index]
    path?.setAttribute('d', data)
    path?.setAttribute('stroke', stroke.colour)
    path?.setAttribute('stroke-width', String(stroke.width))
    path?.setAttribute('stroke-dasharray', stroke.dash ?? 'none')
  })
}
