import type { TFunction } from 'i18next'
import { Search } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FontId, type FontLang, fontLangs } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { Pager } from '../../ui/controls/native/Pager.tsx'
import { Select } from '../../ui/controls/native/Select.tsx'
import fields from '../controls/fields.module.css'
import { FontCards } from './FontCards.tsx'
import { type FontShelfPart, fontPages } from './fontPages.ts'
import styles from './fonts.module.css'
import { InstalledFonts } from './InstalledFonts.tsx'
import { useFontShelf } from './useFontShelf.ts'

interface FontChooserProps {
  readonly font: FontId
  readonly sample: string
  readonly choose: (font: FontId) => void
}

/** The fonts, a page at a time. A face is fetched when its page is looked at. */
export function FontChooser({ font, sample, choose }: FontChooserProps) {
  const { t } = useTranslation()
  const fonts = useFontShelf()
  const [words, search] = useState('')
  const [lang, speak] = useState<FontLang | null>(null)
  const [part, choosePart] = useState<FontShelfPart>('all')
  const known = useKnownFonts()
  useEffect(() => void fonts.load(), [fonts])
  const pages = useMemo(() => fontPages({ words, lang, part }, known), [words, lang, part, known])
  const pageOfFont = Math.max(
    0,
    pages.findIndex(page => page.some(({ family }) => family.variants.some(variant => variant.font === font))),
  )
  const [turnedTo, turn] = useState<number | null>(null)
  const at = Math.min(turnedTo ?? pageOfFont, pages.length - 1)
  const page = pages[at] ?? []
  const anew = () => turn(0)
  return (
    <div className={styles.chooser}>
      <label className={fields.field}>
        <Search aria-hidden className={styles.glass} />
        <input
          type="search"
          aria-label={t('fonts.search')}
          placeholder={t('fonts.search')}
          autoComplete="off"
          maxLength={64}
          value={words}
          onChange={event => {
            search(event.target.value)
            anew()
          }}
        />
      </label>
      <FontFilters {...{ lang, part, speak, choosePart, anew }} />
      <Incomplete />
      {part === 'installed' && <InstalledFonts />}
      {page.length === 0 ? (
        <p role="status" className={fields.note}>
          {emptyNote(part, known.installed !== null, t)}
        </p>
      ) : (
        <FontCards page={page} font={font} sample={sample} choose={choose} />
      )}
      <Pager page={at} pages={pages.length} turn={turn} />
    </div>
  )
}

function emptyNote(part: FontShelfPart, isKnown: boolean, t: TFunction): string {
  if (part === 'installed' && !isKnown) return t('fonts.installedHint')
  return part === 'installed' || part === 'favourites' || part === 'recents' ? t(`fonts.no.${part}`) : t('fonts.none')
}

/** What pages of fonts are made from; the same value until some of it changes. */
function useKnownFonts() {
  const fonts = useFontShelf()
  const [families, favourites] = [useStream(fonts.families), useStream(fonts.favourites)]
  const [recents, installed] = [useStream(fonts.recents), useStream(fonts.installed)]
  return useMemo(() => ({ families, favourites, recents, installed }), [families, favourites, recents, installed])
}

interface FontFiltersProps {
  readonly lang: FontLang | null
  readonly part: FontShelfPart
  readonly speak: (lang: FontLang | null) => void
  readonly choosePart: (part: FontShelfPart) => void
  readonly anew: () => void
}

const parts = [
  'all',
  'favourites',
  'recents',
  'own',
  'external',
  'installed',
] as const satisfies readonly FontShelfPart[]

function FontFilters({ lang, part, speak, choosePart, anew }: FontFiltersProps) {
  const { t } = useTranslation()
  const langs = ['all', ...fontLangs] as const
  return (
    <div className={styles.filters}>
      <Select
        label={t('fonts.source')}
        value={part}
        choices={parts.map(value => ({ value, label: t(`fonts.part.${value}`) }))}
        choose={next => {
          choosePart(next)
          anew()
        }}
      />
      <Select
        label={t('fonts.language')}
        value={lang ?? 'all'}
        choices={langs.map(value => ({ value, label: t(`fonts.lang.${value}`) }))}
        choose={next => {
          speak(next === 'all' ? null : next)
          anew()
        }}
      />
    </div>
  )
}

/** Says that fonts of the shop or the service did not come, and fetches them again. */
function Incomplete() {
  const { t } = useTranslation()
  const fonts = useFontShelf()
  if (!useStream(fonts.isIncomplete)) return null
  return (
    <div className={styles.unloaded}>
      <p role="status" className={fields.note}>
        {t('fonts.incomplete')}
      </p>
      <button type="button" className="button small" onClick={() => void fonts.load()}>
        {t('faces.again')}
      </button>
    </div>
  )
}
