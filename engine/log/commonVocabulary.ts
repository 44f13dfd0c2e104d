import { shapeOf, type Vocabulary } from './vocabulary.ts'

const words = ['solid', 'linear', 'radial', 'design', '', 'a', 'M', 'text', 'number', 'image', 'logo', 'front', 'back']

const shapes = [
  // Values: paints, and what else is made of parts.
  'type colour',
  'type angle stops',
  'type stops',
  'at colour',
  'panel anchor x y turn',
  'width height',
  'colour width',
  'x y colour opacity',
  'id scale turn opacity tint',
  // New records, deleted ones, and each of their fields.
  'alive kind slot place size text font paint outlines letterSpacing arc shadow asset opacity hidden locked order',
  'alive name number size goalkeeper quantity order',
  'alive name vector',
  'paint pattern layout',
  'name garment fabric',
  ...['alive', 'paint', 'place', 'size', 'text', 'name', 'number', 'order', 'pattern', 'layout', 'value', 'kind'],
  ...['slot', 'font', 'outlines', 'letterSpacing', 'arc', 'shadow', 'asset', 'opacity', 'hidden', 'locked'],
  ...['garment', 'fabric', 'goalkeeper', 'quantity', 'vector', 'sleeve', 'shortsSize'],
]

/**
 * What every client may name by number from its first entry on, so that most of what it says can be read even where
 * the pieces before are lost. Frozen, like everything that is stored: it never changes, whatever fields come and go.
 */
export const commonVocabulary: Vocabulary = {
  // One more stands there than counts: so who goes on from it does so in a copy.
  words: { items: [...words, ''], length: words.length },
  shapes: { items: [...shapes, ''].map(keys => shapeOf(keys.split(' '))), length: shapes.length },
}
