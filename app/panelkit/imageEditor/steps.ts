import type { ImageStep } from '../../../engine/index.ts'

export type StepKind = ImageStep['kind']

/** In the order in which they are offered. */
export const stepKinds: readonly StepKind[] = [
  'crop',
  'turn',
  'flip',
  'round',
  'tone',
  'recolour',
  'tint',
  'background',
  'vectorise',
]

/** What each step begins as. */
export const firstSteps: Readonly<Record<StepKind, ImageStep>> = {
  crop: { kind: 'crop', x: 0.1, y: 0.1, width: 0.8, height: 0.8 },
  turn: { kind: 'turn', degrees: 90 },
  flip: { kind: 'flip', axis: 'x' },
  round: { kind: 'round', radius: 0.1 },
  tone: { kind: 'tone', brightness: 0, contrast: 0, saturation: 0, hue: 0 },
  recolour: { kind: 'recolour', colours: 4, swaps: [] },
  tint: { kind: 'tint', colour: '#0B6E4F' },
  background: { kind: 'background', spots: [[0.01, 0.01]], tolerance: 12, edge: 2, strokes: [] },
  vectorise: { kind: 'vectorise', colours: 6, detail: 60 },
}

/** What a brush does to a background: nothing while spots are chosen. */
export type BrushMode = 'spot' | 'keep' | 'remove'
