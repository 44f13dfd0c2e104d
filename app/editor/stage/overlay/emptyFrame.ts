import {
  boundsHold,
  inverse,
  type LayerId,
  multiply,
  rotation,
  transformPoint,
  translation,
} from '../../../../engine/index.ts'
import type { ClothSpot } from '../../../viewer/clothPicker.ts'
import type { LayerFrame } from '../gesture/layerFrame.ts'
import { centreOfLayer, type Shown, shownFields } from '../gesture/layersOnCloth.ts'
import { typedWords } from './typedWords.ts'

/** Of a box of two figures, to its height. */
const breadth = 1.1

/**
 * Where the words of a layer would lie that the shown player does not have, such as his number; `null` where something
 * is written, and where nothing can be.
 */
export function emptyFrame(design: Shown, id: LayerId): LayerFrame | null {
  const layer = shownFields(design, id)
  if (!layer || layer.hidden || typedWords(design, id)?.words.trim() !== '') return null
  const centre = centreOfLayer(design, layer)
  if (!centre) return null
  const { height } = layer.size
  const width = layer.size.width ?? height * breadth
  const box = { left: -width / 2, top: -height / 2, right: width / 2, bottom: height / 2 }
  return { panel: layer.place.panel, centre, turn: layer.place.turn, box, size: { width, height } }
}

/** The layer without words that somebody means who points at a spot of the cloth. */
export function emptyLayerAt(design: Shown, { panel, x, y }: ClothSpot): LayerId | null {
  const ids = Object.keys(design.engine.shown.current().layers) as LayerId[]
  const found = ids.find(id => {
    const frame = emptyFrame(design, id)
    if (frame?.panel !== panel) return false
    const upright = inverse(multiply(translation(...frame.centre), rotation(frame.turn)))
    return upright !== null && boundsHold(frame.box, transformPoint(upright, x, y))
  })
  return found ?? null
}
