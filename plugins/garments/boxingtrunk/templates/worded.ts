import { type ColourRole, fontId, type TemplateLayer } from '../../../../engine/plugin.ts'

interface TrunkLettering {
  /** On the waistband: a club or a fighter. */
  readonly text: string
  /** Faces of the words and of the number. */
  readonly words: string
  readonly numbers: string
  /** Of the waistband. */
  readonly ink: ColourRole
  /** On the legs, and round it where their cloth has several colours. */
  readonly legInk: ColourRole
  readonly rim?: ColourRole
}

/** What is written on trunks: samples that a club and its fighters replace. */
export function worded({ text, words, numbers, ink, legInk, rim }: TrunkLettering): readonly TemplateLayer[] {
  const rimmed = (width: number) => (rim ? { outlines: [{ ink: rim, width }] } : {})
  return [
    { kind: 'text', slot: 'waistText', text, font: fontId(words), ink },
    { kind: 'number', slot: 'shortsNumber', text: '7', font: fontId(numbers), ink: legInk, ...rimmed(5) },
    { kind: 'text', slot: 'playerName', text: 'សុខា', font: fontId('koulen'), ink: legInk, ...rimmed(3) },
  ]
}
