import {
  type DesignDocument,
  emptyDocument,
  type GarmentPlugin,
  inOrder,
  type Template,
} from '../../../engine/plugin.ts'
import { type ApplyShopTemplate, applyShopTemplate } from './shopTemplate.ts'
import { type ApplyTemplate, applyTemplate } from './tool.ts'

type Words = NonNullable<ApplyTemplate['words']>

const documents = new WeakMap<object, { readonly key: string; readonly document: DesignDocument }>()

/** The same words give the same document, so that its image stays. */
function knownDocument(template: object, words: Words, run: () => Run): DesignDocument {
  const key = JSON.stringify(words)
  const known = documents.get(template)
  if (known?.key === key) return known.document
  const ran = run()
  const document = ran.kind === 'ran' ? ran.document : emptyDocument
  documents.set(template, { key, document })
  return document
}

type Run = ReturnType<typeof applyTemplate.run>

/** The design that a template makes of nothing. */
export const templateDocument = (garment: GarmentPlugin, template: Template, words: Words): DesignDocument =>
  knownDocument(template, words, () =>
    applyTemplate.run(emptyDocument, { id: 'look', template: template.id, words }, garment),
  )

type Offered = Pick<ApplyShopTemplate, 'names' | 'document'> & { readonly id: string }

/** The same of a template of the shop. */
export const shopTemplateDocument = (garment: GarmentPlugin, template: Offered, words: Words): DesignDocument =>
  knownDocument(template, words, () => {
    const { id, names, document } = template
    return applyShopTemplate.run(emptyDocument, { id: 'look', template: id, names, document, words }, garment)
  })

/** What is written in the slots of a design, the lowest layer first: a template takes it over. */
export function wordsInSlots({ layers }: DesignDocument): Words {
  const written = inOrder(layers).flatMap(([, { kind, slot, text }]) =>
    slot !== null && (kind === 'text' || kind === 'number') && text.trim() !== '' ? [[slot, text] as const] : [],
  )
  return Object.fromEntries(written.toReversed())
}

/** Whether the kit holds no work yet that a template would remove. */
export function isUntouched({ options, zones, layers, goalkeeper }: DesignDocument): boolean {
  const tables = [options, zones, layers, goalkeeper.options, goalkeeper.zones, goalkeeper.layers]
  return tables.every(table => Object.keys(table).length === 0)
}
