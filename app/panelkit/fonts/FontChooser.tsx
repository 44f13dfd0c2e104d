import { Search } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FontBookEntry, type FontId, fontBook, pathBounds, pathData, type Shaper } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { Pager } from '../../ui/controls/native/Pager.tsx'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import fields from '../controls/fields.module.css'
import { useDesignAccess } from '../design/DesignAccess.ts'
import styles from './fonts.module.css'

interface FontChooserProps {
  readonly font: FontId
  readonly sample: string
  readonly choose: (font: FontId) => void
}

/** The faces, a page at a time. A face is fetched when its page is looked at. */
export function FontChooser({ font, sample, choose }: FontChooserProps) {
  const { t } = useTranslation()
  const [words, search] = useState('')
  const [language, speak] = useState<FontLanguage | null>(null)
  const pages = useMemo(() => fontPages({ words, language }), [words, language])
  const pageOfFont = Math.max(
    0,
    pages.findIndex(page => page.some(({ id }) => id === font)),
  )
  const [turnedTo, turn] = useState<number | null>(null)
  const at = Math.min(turnedTo ?? pageOfFont, pages.length - 1)
  const page = pages[at] ?? []
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
            turn(0)
          }}
        />
      </label>
      <Segments
        wide
        label={t('fonts.language')}
        segments={[
          { value: 'all', label: t('fonts.all') },
          { value: 'kh', label: t('fonts.khmer') },
          { value: 'en', label: t('fonts.latin') },
        ]}
        value={language ?? 'all'}
        choose={next => {
          speak(next === 'all' ? null : next)
          turn(0)
        }}
      />
      {page.length === 0 ? (
        <p role="status" className={fields.note}>
          {t('fonts.none')}
        </p>
      ) : (
        <FontCards page={page} font={font} sample={sample} choose={choose} />
      )}
      <Pager page={at} pages={pages.length} turn={turn} />
    </div>
  )
}

function FontCards({ page, font, sample, choose }: FontChooserProps & { readonly page: readonly FontBookEntry[] }) {
  const { t } = useTranslation()
  const { fontSamples } = useDesignAccess().media
  const { shaper } = useStream(fontSamples.resources)
  const missing = useStream(fontSamples.missing)
  useEffect(
    () => void fontSamples.need(page.map(({ id }) => ({ font: id, text: sample }))),
    [fontSamples, page, sample],
  )
  return (
    <fieldset className={styles.cards} aria-label={t('fonts.list')}>
      {page.map(({ id, family }) => (
        <button
          key={id}
          type="button"
          className={styles.card}
          aria-pressed={id === font}
          aria-label={family}
          onClick={() => choose(id)}
        >
          <FontSample shaper={shaper} font={id} text={sample} />
          <span className={styles.family}>{missing.includes(id) ? t('fonts.missing', { font: family }) : family}</span>
        </button>
      ))}
    </fieldset>
  )
}

interface FontSampleProps {
  readonly shaper: Shaper
  readonly font: FontId
  readonly text: string
}

const capHeight = 10
/** Room for the signs above and below a Khmer line, in the sample's own units. */
const [top, bottom] = [-17, 8]

/** Some words as the shirt would show them, with the stand-ins for what the face lacks. */
export function FontSample({ shaper, font, text }: FontSampleProps) {
  if (!shaper.has(font)) return <span className={styles.waiting} aria-hidden />
  const { outline } = shaper.shape({ text, font, capHeight, letterSpacing: 0 })
  if (outline.length === 0) return <span className={styles.waiting} aria-hidden />
  const ink = pathBounds(outline)
  const [above, below] = [Math.min(top, ink.top), Math.max(bottom, ink.bottom)]
  return (
    <svg
      className={styles.sample}
      viewBox={`${ink.left} ${above} ${ink.right - ink.left} ${below - above}`}
      data-font={font}
      aria-hidden="true"
    >
      <path d={pathData(outline)} fill="currentColor" />
    </svg>
  )
}

/** A face is of the language of its main script: Khmer faces have Latin letters too, to go with their own. */
type FontLanguage = 'kh' | 'en'

const languageOf = ({ scripts }: FontBookEntry): FontLanguage => (scripts[0] === 'Khmer' ? 'kh' : 'en')

interface FontSearch {
  /** Any part of a name; empty finds all. */
  readonly words: string
  readonly language: FontLanguage | null
}

const fontsOnPage = 12

/** The faces that are looked for, in pages, in the order of the book. Without any, one empty page. */
export function fontPages({ words, language }: FontSearch): readonly (readonly FontBookEntry[])[] {
  const wanted = words.trim().toLowerCase()
  const found = fontBook.filter(
    entry => (language === null || languageOf(entry) === language) && entry.family.toLowerCase().includes(wanted),
  )
  const pages = Math.max(1, Math.ceil(found.length / fontsOnPage))
  return Array.from({ length: pages }, (_, page) => found.slice(page * fontsOnPage, (page + 1) * fontsOnPage))
}
