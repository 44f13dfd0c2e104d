import { anchorOf } from '../artwork/gradePlace.ts'
import { sewingLine } from '../artwork/outlines.ts'
import type { DraftDocument } from '../document/designDocument.ts'
import type { LayerFields } from '../document/fields.ts'
import type { Panel } from '../drafting/pattern.ts'
import { holdsBounds } from '../geometry/inside.ts'
import type { Point } from '../geometry/path.ts'

type Lying = Pick<LayerFields, 'kind' | 'place' | 'size'>

/** Across and down, in mm. */
interface Box {
  readonly centre: Point
  readonly width: number
  readonly height: number
}

/** Of the cap height: enough for the signs below and above a Khmer line. */
const lineHeight = 2.2
/** Of the height: two figures, or a letter, side by side. */
const widthOfLetter = 0.65

/**
 * How far below its place, in mm, a new layer lies on nothing and is whole on its panel; negative is above it. The
 * nearest such place; `null` where the column is full.
 */
export function freeSpot(draft: DraftDocument, panel: Panel, layer: Lying): number | null {
  const own = boxOf(panel, { ...layer, text: '' })
  const taken = Object.values(draft.layers)
    .filter(layer => !layer.hidden && layer.place.panel === panel.id)
    .map(layer => boxOf(panel, layer))
    .filter(box => Math.abs(box.centre[0] - own.centre[0]) < (box.width + own.width) / 2)
  const touching = [
    0,
    ...taken.flatMap(({ centre: [, y], height }) => {
      const apart = (height + own.height) / 2
      return [y + apart - own.centre[1], y - apart - own.centre[1]]
    }),
  ]
  const outline = sewingLine(panel)
  const [nearest] = touching
    .filter(by => taken.every(box => apartFrom(box, own, by)) && isWhole(outline, own, by))
    .toSorted((a, b) => Math.abs(a) - Math.abs(b))
  return nearest === undefined ? null : Math.round(nearest * 10) / 10
}

/** A hair's breadth, so that two boxes may touch. */
const touch = 0.01

const apartFrom = (box: Box, { centre, height }: Box, by: number): boolean =>
  Math.abs(box.centre[1] - centre[1] - by) >= (box.height + height) / 2 - touch

const isWhole = (outline: readonly Point[], { centre: [x, y], width, height }: Box, by: number): boolean =>
  holdsBounds(outline, {
    left: x - width / 2,
    top: y + by - height / 2,
    right: x + width / 2,
    bottom: y + by + height / 2,
  })

/** The room that a layer takes up, guessed without its face: no less than it needs. */
function boxOf(panel: Panel, layer: Lying & Pick<LayerFields, 'text'>): Box {
  const { place, size } = layer
  const [x, y] = anchorOf(panel, place.anchor)
  const wide = size.width ?? size.height * Math.max(1, widthOfLetter * layer.text.length)
  const high = size.height * (layer.kind === 'text' ? lineHeight : 1)
  const turn = (place.turn * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  return { centre: [x + place.x, y + place.y], width: wide * cos + high * sin, height: wide * sin + high * cos }
}
