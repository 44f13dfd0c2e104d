import {
  anchorOf,
  centreOf,
  defineCommand,
  editLayer,
  layerOf,
  layerTarget,
  mm,
  type Panel,
  panelBounds,
  refused,
  z,
} from '../../../engine/plugin.ts'
import { panelsOf } from './transform.ts'

/** Lays it on the other side of the centre line of its panel; from a sleeve or a leg, on the other one. */
export const mirror = defineCommand({
  type: 'layers.mirror',
  payload: z.object(layerTarget),
  edit(draft, payload, context) {
    const layer = layerOf(draft, payload)
    if (!layer) return refused('layer-missing')
    const panels = panelsOf(draft, payload.version, context)
    const from = panels.find(({ id }) => id === layer.place.panel)
    const to = panels.find(({ id }) => id === otherSide(layer.place.panel))
    if (!from || !to) return refused('panel-missing')
    const { place } = layer
    const [anchorX, anchorY] = anchorOf(from, place.anchor)
    const spotX = middleOf(to) - (anchorX + place.x - middleOf(from))
    const spotY = anchorY + place.y
    const anchor = otherSide(place.anchor) in to.anchors ? otherSide(place.anchor) : place.anchor
    const [x, y] = anchorOf(to, anchor)
    // What lies in the middle, level, is its own mirror image.
    if (from === to && Math.abs(spotX - anchorX - place.x) < 0.01 && place.turn === 0) return refused('in-the-middle')
    const turn = place.turn === 0 ? 0 : -place.turn
    return editLayer(draft, payload, { place: { panel: to.id, anchor, x: mm(spotX - x), y: mm(spotY - y), turn } })
  },
})

const middleOf = (panel: Panel): number => centreOf(panelBounds(panel))[0]

const swapped: Readonly<Record<string, string>> = { left: 'right', right: 'left', Left: 'Right', Right: 'Left' }

/** `sleeveLeft` for `sleeveRight`, `leftChest` for `rightChest`; other names stay. */
export const otherSide = (name: string): string =>
  name.replace(/^(left|right)(?=[A-Z]|$)|(Left|Right)(?=[A-Z]|$)/, side => swapped[side] ?? side)
