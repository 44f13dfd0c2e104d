import {
  type AssetId,
  type DesignDocument,
  emptyDocument,
  type GarmentPlugin,
  type TemplatePalette,
} from '../../../engine/index.ts'
import { addCrest, applyTemplate } from '../../../plugins/index.ts'

export interface KitOptions {
  /** Id of a template of the garment. */
  readonly template: string
  /** The template's own colours where none are given. */
  readonly palette?: TemplatePalette
  /** Words by slot, such as `teamName`: the template's sample where none is given, nothing where it is empty. */
  readonly words?: Readonly<Record<string, string>>
  readonly crest?: AssetId | null
}

/** A kit made of nothing but a template, colours, words and a crest, named after its team. Pure. */
export function kitDocument(
  garment: GarmentPlugin,
  { template, palette, words = {}, crest }: KitOptions,
): DesignDocument {
  const written = Object.entries(words).map(([slot, text]) => [slot, text.trim() || unwritten] as const)
  const payload = { id: 'look', template, words: Object.fromEntries(written), ...(palette ? { palette } : {}) }
  const dressed = applyTemplate.run(emptyDocument, payload, garment)
  const bare = dressed.kind === 'ran' ? withoutUnwritten(dressed.document) : emptyDocument
  const document = { ...bare, design: { ...bare.design, name: words.teamName?.trim() ?? '' } }
  if (!crest) return document
  const crested = addCrest.run(document, { layer: 'look-crest', slot: 'logo', asset: crest }, garment)
  return crested.kind === 'ran' ? crested.document : document
}

/** Stands for an empty word, which would be the sample. */
const unwritten = '-'

function withoutUnwritten(document: DesignDocument): DesignDocument {
  const { layers, goalkeeper } = document
  const isWritten = (id: string) =>
    Object.entries(layers).some(([known, { text }]) => known === id && text !== unwritten)
  const written = <Layer>(table: Readonly<Record<string, Layer>>) =>
    Object.fromEntries(Object.entries(table).filter(([id]) => isWritten(id)))
  return { ...document, layers: written(layers), goalkeeper: { ...goalkeeper, layers: written(goalkeeper.layers) } }
}
