import {
  boundsHold,
  type Command,
  inverse,
  type LayerId,
  multiply,
  rotation,
  setLayer,
  transformPoint,
  translation,
} from '../../../../engine/index.ts'
import { editPlayer, longestName, setNumber } from '../../../../plugins/index.ts'
import type { OpenDesign } from '../../../studio/openDesign.ts'
import type { ClothSpot } from '../../../viewer/clothPicker.ts'
import type { LayerFrame } from './layerFrame.ts'
import { centreOfLayer, type Shown, shownFields } from './layersOnCloth.ts'

/** Words that can be written where they lie. */
export interface TypedWords {
  readonly layer: LayerId
  readonly words: string
  readonly longest: number
  /** Several lines may be written. */
  readonly hasLines?: true
  /** What the field is called: a word of a tool's, and of whom it speaks. */
  readonly label: { readonly tool: string; readonly word: string; readonly name?: string }
  commandFor(words: string): Command
}

/**
 * On the shirt of a chosen player that player's name and number, elsewhere a text or the sample of a number. `null` where
 * nothing can be written, as on an image.
 */
export function typedWords(
  design: Pick<OpenDesign, 'engine' | 'view' | 'artwork' | 'garment'>,
  layer: LayerId,
): TypedWords | null {
  const fields = shownFields(design, layer)
  const { version, player: id } = design.view.current()
  if (fields?.kind !== 'text' && fields?.kind !== 'number') return null
  const player = (id && design.engine.document.current().players[id]) ?? null
  const field = player && fields.slot !== null ? fieldsOfPlayers[fields.slot] : undefined
  if (id && player && field) {
    return {
      layer,
      words: player[field],
      longest: field === 'name' ? longestName : maxDigits,
      label: { tool: 'players', word: `${field}Of`, name: player.name || player.number },
      commandFor: words => editPlayer.of({ player: id, fields: { [field]: words } }),
    }
  }
  const typed = { layer, words: fields.text }
  return fields.kind === 'number'
    ? {
        ...typed,
        longest: maxDigits,
        label: { tool: 'number', word: 'digits' },
        commandFor: digits => setNumber(fields, { layer, version }, { text: digits }),
      }
    : {
        ...typed,
        hasLines: true,
        longest: 300,
        label: { tool: 'text', word: 'words' },
        commandFor: words => setLayer.of({ layer, version, fields: { text: words } }),
      }
}

const maxDigits = 2

/** What a player brings to a slot. */
const fieldsOfPlayers: Readonly<Record<string, 'name' | 'number'>> = {
  playerName: 'name',
  frontNumber: 'number',
  backNumber: 'number',
  shortsNumber: 'number',
}

/** Of a box of two figures, to its height. */
const breadth = 1.1

/**
 * Where the words of a layer would lie that the shown player does not have, such as a number; `null` where something
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
