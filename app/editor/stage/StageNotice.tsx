import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './stage.module.css'
import type { StageTrouble } from './useSolidStage.ts'

export interface StageNoticeProps {
  readonly trouble: StageTrouble
  readonly again: (() => void) | null
}

/** Why one sees the flat pattern in the place of the garment, and that nothing else is missing. */
export function StageNotice({ trouble, again }: StageNoticeProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.notice} role="status" data-trouble={trouble}>
      <TriangleAlert aria-hidden />
      <p>{t(`stage.trouble.${trouble}`)}</p>
      {again && (
        <button type="button" className={styles.again} onClick={again}>
          {t('stage.again')}
        </button>
      )}
    </div>
  )
}
