import { useShaper, useWords } from '../../../app/panelkit/index.ts'
import type { FontId } from '../../../engine/index.ts'

/** Says which characters of a text cannot be drawn, before somebody finds out on the shirt. */
export function MissingCharacters({ text, font }: { readonly text: string; readonly font: FontId }) {
  const words = useWords()
  const { missing } = useShaper().shape({ text, font, capHeight: 10, letterSpacing: 0 })
  if (missing.length === 0) return null
  return <p role="status">{words('missing', { characters: missing.join(' ') })}</p>
}
