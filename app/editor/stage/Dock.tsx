import { Scissors } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './stage.module.css'

export interface DockProps {
  readonly isFlat: boolean
  readonly setFlat: (isFlat: boolean) => void
}

/** Below the garment: where one looks from, and the pattern laid flat. */
export function Dock({ isFlat, setFlat }: DockProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.dock}>
      <button type="button" className={`button ${styles.flat}`} aria-pressed={isFlat} onClick={() => setFlat(!isFlat)}>
        <Scissors aria-hidden />
        {t('stage.flat')}
      </button>
    </div>
  )
}
