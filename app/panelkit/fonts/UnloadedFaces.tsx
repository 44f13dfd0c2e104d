import { useTranslation } from 'react-i18next'
import { type FontId, familyOf } from '../../../engine/index.ts'
import { Note } from '../controls/layout.tsx'
import { useDesignAccess } from '../design/DesignAccess.ts'
import { useFailedFaces, useShaper } from '../design/useDesign.ts'
import styles from './fonts.module.css'

interface UnloadedFacesProps {
  readonly font: FontId
  /** What is set in it. */
  readonly text: string
}

/** More of them say no more. */
const maxCharacters = 12

/** Says which faces did not load that some lettering needs, what waits for them, and fetches them again. */
export function UnloadedFaces({ font, text }: UnloadedFacesProps) {
  const { t } = useTranslation()
  const { faces, fontSamples } = useDesignAccess().media
  const failed = useFailedFaces()
  const shaper = useShaper()
  if (failed.length === 0) return null
  const { awaited } = shaper.shape({ text, font, capHeight: 10, letterSpacing: 0 })
  const waiting = shaper.has(font) ? [...awaited].filter(([face]) => failed.includes(face)) : []
  const isOwn = !shaper.has(font) && failed.includes(font)
  if (!isOwn && waiting.length === 0) return null
  const again = () => {
    void faces.retry()
    void fontSamples.retry()
  }
  return (
    <div className={styles.unloaded}>
      {isOwn && <Note>{t('fonts.notLoaded', { font: familyOf(font) })}</Note>}
      {waiting.map(([face, characters]) => (
        <Note key={face}>
          {t('fonts.awaited', { font: familyOf(face), characters: characters.slice(0, maxCharacters).join(' ') })}
        </Note>
      ))}
      <button type="button" className="button small" onClick={again}>
        {t('faces.again')}
      </button>
    </div>
  )
}
