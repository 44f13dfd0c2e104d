import { Note, useShaper, useWords } from '../../../app/panelkit/index.ts'
import { type FontId, fontBook, type ShapedText } from '../../../engine/index.ts'

/** More of them say no more. */
const most = 12

/** Says which characters a face stands in for and which cannot be drawn, before somebody finds out on the shirt. */
export function MissingCharacters({ text, font }: { readonly text: string; readonly font: FontId }) {
  const words = useWords()
  const shaper = useShaper()
  if (!shaper.has(font)) return null
  const shaped = shaper.shape({ text, font, capHeight: 10, letterSpacing: 0 })
  const family = familyOf(font)
  return (
    <>
      {shaped.missing.length > 0 && (
        <Note>{words('missing', { characters: shaped.missing.slice(0, most).join(' ') })}</Note>
      )}
      {standIns(shaped, text, font).map(([other, characters]) => (
        <Note key={other}>
          {words('standIn', { characters: characters.slice(0, most).join(' '), font: family, other: familyOf(other) })}
        </Note>
      ))}
    </>
  )
}

const familyOf = (font: FontId): string => fontBook.find(({ id }) => id === font)?.family ?? font

/** The other faces that were taken, each with what it draws. */
function standIns({ glyphs }: ShapedText, text: string, font: FontId) {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((one, other) => one - other)
  const taken = new Map<FontId, Set<string>>()
  for (const glyph of glyphs) {
    if (glyph.font === font || glyph.glyph === 0) continue
    const end = starts[starts.indexOf(glyph.cluster) + 1] ?? text.length
    const character = text.slice(glyph.cluster, end).trim()
    if (character !== '') taken.set(glyph.font, (taken.get(glyph.font) ?? new Set()).add(character))
  }
  return [...taken].map(([other, characters]) => [other, [...characters]] as const)
}
