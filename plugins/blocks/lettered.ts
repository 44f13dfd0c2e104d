import { type ColourRole, fontId, type TemplateLayer } from '../../engine/plugin.ts'

export interface KitLettering {
  /** Faces of the words, Khmer first, and of the numbers. */
  readonly words: string
  readonly numbers: string
  readonly ink: ColourRole
  /** Round what stands on the shirt, where the cloth below has several colours. */
  readonly rim?: ColourRole
  /** Of the name on the shoulders, where the cloth is of another colour than below. */
  readonly nameInk?: ColourRole
  /** Of the number on the shorts, where the kit has them. */
  readonly shortsInk?: ColourRole
}

/** What is written on every kit, in the slots of a match shirt: samples that a club and its players replace. */
export function lettered(kit: KitLettering): readonly TemplateLayer[] {
  const { words, numbers, ink, rim, nameInk = ink, shortsInk } = kit
  const rimmed = (width: number) => (rim ? { outlines: [{ ink: rim, width }] } : {})
  const text = { kind: 'text', font: fontId(words) } as const
  const number = { kind: 'number', font: fontId(numbers), text: '10' } as const
  return [
    { ...text, ...rimmed(4), slot: 'teamName', text: 'អង្គរ', ink },
    { ...number, ...rimmed(6), slot: 'frontNumber', ink },
    { ...text, ...(kit.nameInk ? {} : rimmed(4)), slot: 'playerName', text: 'សុខា', ink: nameInk },
    { ...number, ...rimmed(9), slot: 'backNumber', ink },
    ...(shortsInk ? [{ ...number, slot: 'shortsNumber', ink: shortsInk }] : []),
  ]
}
