import type { LayerFields, Outline } from '../document/fields.ts'
import { layerText } from '../garment/slotWords.ts'
import { centreOf } from '../geometry/bounds.ts'
import { multiply, rotation, scaling, transformPath, translation } from '../geometry/matrix.ts'
import type { Path } from '../geometry/path.ts'
import { setText } from '../lettering/setText.ts'
import type { DrawingContext, OutlineRings } from './drawing.ts'
import { fitLettering } from './fitLettering.ts'
import type { ArtworkItem, PathItem } from './panelArtwork.ts'
import { placePaint, transformPaint } from './placePaint.ts'

/**
 * Lettering, centred on its place and turned about it, as `fitLettering` has it: the middle of the capitals lies on the
 * place, so that a stack above or a tail below does not move the line; sideways it is the middle of the ink. Of several
 * lines it is the middle of all.
 */
export function drawLettering(layer: LayerFields, on: DrawingContext): readonly ArtworkItem[] {
  const { outline: line, ink, baselines } = setText(on.resources.shaper, layerText(layer, on.player), layer)
  if (line.length === 0) return []
  const { scale, narrowed, middle } = fitLettering(layer, on)
  const [inkMiddle] = centreOf(ink)
  const matrix = multiply(
    translation(...on.centre),
    rotation(layer.place.turn),
    scaling(scale * narrowed, scale),
    translation(-inkMiddle, -middle),
  )
  const path = transformPath(line, matrix)
  const fill = transformPaint(placePaint(layer.paint, ink), matrix)
  const lettering: PathItem = {
    kind: 'path',
    path,
    fill,
    stroke: null,
    opacity: layer.opacity,
    ...(baselines.length > 0 && { baselines: transformPath(baselines, matrix) }),
  }
  const { rings } = on.resources
  return [...shadow(layer, path, rings), ...outlines(layer, path, rings), lettering]
}

/** Outermost first. */
function outlines(layer: LayerFields, path: Path, rings: OutlineRings | null): readonly PathItem[] {
  const worn = layer.outlines.filter(outline => outline.width > 0)
  const { opacity } = layer
  if (opacity === 1) {
    return strokes(worn).map(stroke => ({ kind: 'path', path, fill: null, stroke, opacity }) as const)
  }
  // Strokes would show through each other and through the letters.
  const widths = worn.map(outline => outline.width)
  const bands = rings?.(path, widths) ?? []
  return worn
    .slice(0, bands.length)
    .map(({ colour }, index): PathItem => {
      const ring = bands[index] ?? []
      return { kind: 'path', path: ring, fill: { type: 'solid', colour }, stroke: null, opacity }
    })
    .toReversed()
}

/** Widest first. A stroke is centred on the line, so the half that lies inside is hidden under the fill. */
function strokes(outlines: readonly Outline[]): readonly { readonly colour: string; readonly width: number }[] {
  let reach = 0
  return outlines
    .map(({ colour, width }) => {
      reach += width
      return { colour, width: 2 * reach }
    })
    .toReversed()
}

/** Falls of the letters with all their outlines, in one direction on the cloth however the line is turned. */
function shadow(
  { shadow: cast, opacity, outlines }: LayerFields,
  path: Path,
  rings: OutlineRings | null,
): readonly PathItem[] {
  if (cast === null) return []
  const { colour } = cast
  const fallen = transformPath(path, translation(cast.x, cast.y))
  const item: PathItem = {
    kind: 'path',
    path: fallen,
    fill: { type: 'solid', colour },
    stroke: null,
    opacity: opacity * cast.opacity,
  }
  const [widest] = strokes(outlines)
  if (!widest?.width) return [item]
  if (item.opacity === 1) return [{ ...item, stroke: { colour, width: widest.width } }]
  const [ring] = rings?.(fallen, [widest.width / 2]) ?? []
  return ring ? [{ ...item, path: ring }, item] : [item]
}
