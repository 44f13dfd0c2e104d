import type { ComposedPanel } from '../artwork/composePanel.ts'
import { leastDpi } from '../artwork/drawPicture.ts'
import type { ArtworkGroup } from '../artwork/panelArtwork.ts'
import { pathBounds, widthOf } from '../geometry/bounds.ts'
import { bendText } from '../lettering/shaper.ts'
import type { ShownLayer } from './findObstacles.ts'
import { printedLine } from './printedLine.ts'
import type { PrintOrder, PrintWarning } from './printOrder.ts'

/** Lower than this, in mm, nobody reads a name from the stands; shorter words are shrunk less. */
const leastCapitals = 10

function smallLettering(order: PrintOrder, { id, layer }: ShownLayer): readonly PrintWarning[] {
  const { width, height } = layer.size
  const line = printedLine(order, layer)
  if (width === null || height < leastCapitals || line === null) return []
  const capitals = height * Math.min(1, width / widthOf(pathBounds(bendText(line, layer.arc))))
  return capitals < leastCapitals
    ? [{ kind: 'lettering-small', layer: id, height: Math.round(capitals * 10) / 10 }]
    : []
}

/**
 * Pictures that are printed larger than their pixels allow, lines so long that they had to shrink to small letters, and
 * layers that no panel of this cut carries.
 */
export function findWarnings(
  order: PrintOrder,
  shown: readonly ShownLayer[],
  composed: readonly ComposedPanel[],
): readonly PrintWarning[] {
  const lost = shown.filter(({ layer }) => composed.every(({ panel }) => panel.id !== layer.place.panel))
  return [
    ...lost.map(({ id, layer }) => ({ kind: 'panel-missing', layer: id, panel: layer.place.panel }) as const),
    ...shown.flatMap(found => (lost.includes(found) ? [] : smallLettering(order, found))),
    ...composed.flatMap(({ artwork }) => artwork.groups.flatMap(group => coarsePictures(order, group))),
  ]
}

function coarsePictures({ resources }: PrintOrder, { source, items }: ArtworkGroup): readonly PrintWarning[] {
  if (!('layer' in source)) return []
  return items.flatMap(item => {
    const pixels = item.kind === 'image' ? resources.picture(item.asset) : null
    if (item.kind !== 'image' || pixels === null || pixels.vector) return []
    const [a, b, c, d] = item.matrix
    const dpi = Math.round(Math.min(pixels.width / Math.hypot(a, b), pixels.height / Math.hypot(c, d)) * 25.4)
    return dpi < leastDpi ? [{ kind: 'low-resolution', layer: source.layer, asset: item.asset, dpi } as const] : []
  })
}
