import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { FontId } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import type { OfferedFamily } from '../../studio/lettering/offeredFamily.ts'
import { useFontShelf } from './useFontShelf.ts'

interface FontWithProps {
  /** What no loaded font has. */
  readonly characters: readonly string[]
  readonly choose: (font: FontId) => void
}

/** Offers a font of the library that has some characters; nothing where none is known to. */
export function FontWith({ characters, choose }: FontWithProps) {
  const { t } = useTranslation()
  const fonts = useFontShelf()
  const families = useStream(fonts.families)
  useEffect(() => void fonts.load(), [fonts])
  const found = familyFor(families, characters)
  if (!found) return null
  return (
    <button type="button" className="button small" onClick={() => choose(found.font)}>
      {t('fonts.use', { font: found.family })}
    </button>
  )
}

/** Scripts that the font book has no faces for, by the names of their subsets in the font service. */
const subsets: Readonly<Record<string, RegExp>> = {
  armenian: /^\p{Script=Armenian}$/u,
  bengali: /^\p{Script=Bengali}$/u,
  devanagari: /^\p{Script=Devanagari}$/u,
  ethiopic: /^\p{Script=Ethiopic}$/u,
  georgian: /^\p{Script=Georgian}$/u,
  gujarati: /^\p{Script=Gujarati}$/u,
  gurmukhi: /^\p{Script=Gurmukhi}$/u,
  kannada: /^\p{Script=Kannada}$/u,
  lao: /^\p{Script=Lao}$/u,
  malayalam: /^\p{Script=Malayalam}$/u,
  myanmar: /^\p{Script=Myanmar}$/u,
  sinhala: /^\p{Script=Sinhala}$/u,
  tamil: /^\p{Script=Tamil}$/u,
  telugu: /^\p{Script=Telugu}$/u,
  tibetan: /^\p{Script=Tibetan}$/u,
}

/** The family whose files hold all of some characters, by their script. */
export function familyFor(
  families: readonly OfferedFamily[],
  characters: readonly string[],
): OfferedFamily | undefined {
  const [subset] =
    Object.entries(subsets).find(([, script]) => characters.every(character => script.test(character))) ?? []
  return subset === undefined || characters.length === 0
    ? undefined
    : families.find(family => family.subsets.includes(subset))
}
