import type { LayerFields } from '../document/fields.ts'
import type { FontId } from '../document/ids.ts'
import { pathBounds } from '../geometry/bounds.ts'
import { transformPath, translation } from '../geometry/matrix.ts'
import type { Bounds, Path } from '../geometry/path.ts'
import { bendLine, bendText } from './bendText.ts'
import { defaultFont } from './fontBook.ts'
import type { ShapedCluster, Shaper, Shaping } from './shaper.ts'
import { warpPath } from './warpPath.ts'

/** How lettering is set, apart from its words. */
export type TextSetting = Pick<
  LayerFields,
  'font' | 'size' | 'letterSpacing' | 'arc' | 'lineHeight' | 'align' | 'warp' | 'warpBend'
>

/** Set lettering, in mm: of one line the baseline from 0,0 to the right, of more the middle between their baselines. */
export interface SetText {
  readonly outline: Path
  readonly ink: Bounds
  /** What the letters stand on, where it is bent or warped; else empty. */
  readonly baselines: Path
}

/** One line of lettering straight, as the shaper takes it. */
export const lineShaping = ({ font, size, letterSpacing }: Pick<TextSetting, 'font' | 'size' | 'letterSpacing'>) =>
  ({ font: font ?? defaultFont, capHeight: size.height, letterSpacing }) satisfies Omit<Shaping, 'text'> & {
    readonly font: FontId
  }

/** Where a line was parted by hand. */
export const lineBreak = '\n'

/** Sets a text in its lines, bends them over its arc and draws them into its warp. */
export function setText(shaper: Shaper, text: string, setting: TextSetting): SetText {
  const block = blockOf(shaper, text, setting)
  const { arc, warp, warpBend } = setting
  const bent = bendText(block, arc)
  const ink = bent === block.outline ? block.ink : boundsOf(bent)
  const isStraight = arc === 0 && warp === 'none'
  const bare = isStraight ? [] : block.lines.flatMap(line => bendLine(line, block.width, arc))
  if (warp === 'none') return { outline: bent, ink, baselines: bare }
  const outline = warpPath(bent, ink, warp, warpBend)
  return { outline, ink: boundsOf(outline), baselines: warpPath(bare, ink, warp, warpBend) }
}

const nothing: Bounds = { left: 0, top: 0, right: 0, bottom: 0 }
const boundsOf = (path: Path): Bounds => (path.length === 0 ? nothing : pathBounds(path))

function blockOf(shaper: Shaper, text: string, setting: TextSetting) {
  const lines = text.split(lineBreak).map(line => shaper.shape({ ...lineShaping(setting), text: line }))
  const [only] = lines
  if (only && lines.length === 1) return { ...only, lines: [[0, only.width, 0] as const] }
  const width = Math.max(...lines.map(line => line.width))
  const step = setting.size.height * setting.lineHeight
  const placed = lines.map((line, at) => ({
    line,
    x: (width - line.width) * shares[setting.align],
    y: (at - (lines.length - 1) / 2) * step,
  }))
  const clusters = placed.flatMap(({ line, x, y }) => line.clusters.map(cluster => movedCluster(cluster, x, y)))
  const outline = clusters.flatMap(cluster => cluster.outline)
  const written = placed.map(({ line, x, y }) => [x, x + line.width, y] as const)
  return { clusters, outline, width, ink: boundsOf(outline), lines: written }
}

/** Of the room beside a line, what lies to its left. */
const shares = { left: 0, centre: 0.5, right: 1 } as const

const movedCluster = (cluster: ShapedCluster, x: number, y: number): ShapedCluster => ({
  ...cluster,
  left: cluster.left + x,
  right: cluster.right + x,
  outline: transformPath(cluster.outline, translation(x, y)),
})
