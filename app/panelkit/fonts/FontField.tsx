import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FontId, familyOf } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import fields from '../controls/fields.module.css'
import { useDesignAccess } from '../design/DesignAccess.ts'
import { FontChooser } from './FontChooser.tsx'
import { FontSample } from './FontSample.tsx'
import { FontVariants } from './FontVariants.tsx'
import styles from './fonts.module.css'
import { UnloadedFaces } from './UnloadedFaces.tsx'
import { useFontShelf } from './useFontShelf.ts'

export interface FontFieldProps {
  readonly font: FontId
  /** What the faces are shown with, such as the words they are chosen for. */
  readonly sample: string
  readonly choose: (font: FontId) => void
}

/** The face of some lettering; pressed, all the faces that there are, each in its own letters. */
export function FontField({ font, sample, choose }: FontFieldProps) {
  const { t } = useTranslation()
  const { fontSamples } = useDesignAccess().media
  const fonts = useFontShelf()
  const label = useId()
  const [isOpen, open] = useState(false)
  const { shaper } = useStream(fontSamples.resources)
  const family = familyOf(font)
  const shown = shortened(sample)
  const use = (chosen: FontId) => {
    fonts.used(chosen)
    choose(chosen)
  }
  useEffect(() => void fontSamples.need([{ font, text: shown }]), [fontSamples, font, shown])
  return (
    <div>
      <span id={label} className={fields.label}>
        {t('fonts.label')}
      </span>
      <button
        type="button"
        className={styles.face}
        aria-expanded={isOpen}
        aria-label={`${t('fonts.label')}: ${family}`}
        onClick={() => open(!isOpen)}
      >
        <FontSample shaper={shaper} font={font} text={shown} />
        <span className={styles.family}>{family}</span>
        <ChevronDown aria-hidden />
      </button>
      <FontVariants font={font} choose={use} />
      <UnloadedFaces font={font} text={sample} />
      {isOpen && <FontChooser font={font} sample={shown} choose={use} />}
    </div>
  )
}

/** Longer than this a sample is too small to be read. */
const longest = 14
const mixed = 'អង្គរ FC 10'

const shortened = (sample: string): string => {
  const words = sample.trim()
  return words === '' || words.length > longest ? mixed : words
}
