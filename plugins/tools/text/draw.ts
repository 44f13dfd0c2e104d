import {
  type ArtworkItem,
  type Bounds,
  bendText,
  centreOf,
  type DrawingContext,
  defaultFont,
  type LayerFields,
  layerText,
  multiply,
  type PathItem,
  pathBounds,
  placePaint,
  rotation,
  scaling,
  transformPaint,
  transformPath,
  translation,
  widthOf,
} from '../../../engine/index.ts'

/**
 * A line of lettering, centred on its place and turned about it. The middle of the capitals lies on the place, so that
 * a stack above or a tail below does not move the line; sideways it is the middle of the ink.
 */
export function drawText(layer: LayerFields, on: DrawingContext): readonly ArtworkItem[] {
  const shaped = on.resources.shaper.shape({
    text: layerText(layer, on.player),
    font: layer.font ?? defaultFont,
    capHeight: layer.size.height,
    letterSpacing: layer.letterSpacing,
  })
  if (shaped.outline.length === 0) return []
  const line = bendText(shaped, layer.arc)
  const ink = pathBounds(line)
  const fit = fitting(layer, ink)
  const [inkMiddle] = centreOf(ink)
  const matrix = multiply(
    translation(...on.centre),
    rotation(layer.place.turn),
    scaling(fit),
    translation(-inkMiddle, layer.size.height / 2),
  )
  const path = transformPath(line, matrix)
  const fill = transformPaint(placePaint(layer.paint, ink), matrix)
  const item = { kind: 'path', path, opacity: layer.opacity } as const
  const strokes = outlines(layer)
  return [
    ...shadow(layer, path, strokes[0]?.width ?? 0),
    ...strokes.map((stroke): PathItem => ({ ...item, fill: null, stroke })),
    { ...item, fill, stroke: null },
  ]
}

/** How much the whole line shrinks, outlines not counted, to be no wider than its layer. */
function fitting({ size }: LayerFields, ink: Bounds): number {
  return size.width === null ? 1 : Math.min(1, size.width / widthOf(ink))
}

/** Widest first. A stroke is centred on the line, so the half that lies inside is hidden under the fill. */
function outlines(layer: LayerFields): readonly { readonly colour: string; readonly width: number }[] {
  let reach = 0
  return layer.outlines
    .map(({ colour, width }) => {
      reach += width
      return { colour, width: 2 * reach }
    })
    .filter(stroke => stroke.width > 0)
    .toReversed()
}

/** Falls of the letters with all their outlines, in one direction on the cloth however the line is turned. */
function shadow({ shadow: cast, opacity }: LayerFields, path: PathItem['path'], width: number): readonly PathItem[] {
  if (cast === null) return []
  return [
    {
      kind: 'path',
      path: transformPath(path, translation(cast.x, cast.y)),
      fill: { type: 'solid', colour: cast.colour },
      stroke: width > 0 ? { colour: cast.colour, width } : null,
      opacity: opacity * cast.opacity,
    },
  ]
}
