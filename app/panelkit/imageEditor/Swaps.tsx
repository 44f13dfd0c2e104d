import { useTranslation } from 'react-i18next'
import type { ImageStep } from '../../../engine/index.ts'
import { HexField } from '../colour/HexField.tsx'
import styles from './imageEditor.module.css'

interface SwapsProps {
  readonly step: Extract<ImageStep, { readonly kind: 'recolour' }>
  readonly palette: readonly string[]
  readonly change: (step: ImageStep) => void
}

/** The colours that an image has been brought down to, each with the one that takes its place. */
export function Swaps({ step, palette, change }: SwapsProps) {
  const { t } = useTranslation()
  const shown = palette.length > 0 ? palette : step.swaps.map(({ from }) => from)
  const swap = (from: string, to: string) => {
    const others = step.swaps.filter(each => each.from !== from)
    change({ ...step, swaps: to.toLowerCase() === from.toLowerCase() ? others : [...others, { from, to }] })
  }
  return (
    <ul className={styles.swaps} aria-label={t('imageEditor.fields.colours')}>
      {shown.map((from, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: colours come and go with their number
        <li key={index}>
          <span className={styles.swatch} style={{ background: from }} />
          <HexField
            label={t('imageEditor.swap', { colour: from.toUpperCase() })}
            colour={step.swaps.find(each => each.from === from)?.to ?? from}
            gesture={{ preview: to => swap(from, to), commit: to => swap(from, to), cancel() {} }}
          />
        </li>
      ))}
    </ul>
  )
}
