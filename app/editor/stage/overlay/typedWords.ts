import type { Command, LayerId } from '../../../../engine/index.ts'
import { setWords } from '../../../../plugins/index.ts'
import type { OpenDesign } from '../../openDesign.ts'
import { shownFields } from '../gesture/layersOnCloth.ts'

/** Words that can be written where they lie. */
export interface TypedWords {
  readonly words: string
  commandFor(words: string): Command
}

/** `null` where nothing can be written: on a picture, and where a player's name or number stands for the sample. */
export function typedWords(
  design: Pick<OpenDesign, 'engine' | 'view' | 'artwork' | 'garment'>,
  layer: LayerId,
): TypedWords | null {
  const fields = shownFields(design, layer)
  const { version, player } = design.view.current()
  if (fields?.kind !== 'text') return null
  if (player !== null && fields.slot !== null && slotsOfPlayers.includes(fields.slot)) return null
  return { words: fields.text, commandFor: words => setWords.of({ layer, words, version }) }
}

const slotsOfPlayers: readonly string[] = ['playerName', 'frontNumber', 'backNumber', 'shortsNumber']
