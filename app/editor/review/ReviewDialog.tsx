import { CircleAlert, CircleCheck, FileDown, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TaskDialog } from '../../shell/dialog/TaskDialog.tsx'
import type { EditorDialogProps } from '../dialogs/editorDialog.ts'
import { useDesignFile } from '../share/useDesignFile.ts'
import styles from './review.module.css'
import { useDesignChecks } from './useDesignChecks.ts'

const icons = { stop: CircleAlert, look: TriangleAlert, good: CircleCheck } as const

/** What can be checked before a design is handed in, and how to hand it in today. */
export function ReviewDialog({ close }: EditorDialogProps) {
  const { t } = useTranslation()
  const { lines, isIncomplete, again } = useDesignChecks()
  const { save } = useDesignFile()
  return (
    <TaskDialog
      title={t('review.title')}
      lead={t('review.lead')}
      close={close}
      footer={
        <>
          <button type="button" className="button line" onClick={save}>
            <FileDown aria-hidden />
            {t('share.saveFile')}
          </button>
          <button type="button" className="button primary" aria-disabled aria-describedby="review-needs">
            {t('review.submit')}
          </button>
        </>
      }
    >
      {lines === null ? (
        <p className={styles.running} role="status">
          <span className={styles.spinner} aria-hidden />
          {t('review.running')}
        </p>
      ) : (
        <ul className={styles.checks} aria-label={t('review.checks')}>
          {lines.map(({ severity, text }) => {
            const Icon = icons[severity]
            return (
              <li key={text} data-severity={severity}>
                <Icon role="img" aria-label={t(`review.severity.${severity}`)} />
                {text}
              </li>
            )
          })}
        </ul>
      )}
      {isIncomplete && (
        <p className={styles.incomplete} role="alert">
          {t('review.incomplete')}
          <button type="button" className="button soft" onClick={again}>
            {t('review.again')}
          </button>
        </p>
      )}
      <p id="review-needs" className={styles.needs}>
        {t('review.needs')}
      </p>
    </TaskDialog>
  )
}
