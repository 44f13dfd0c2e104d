import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './review.module.css'
import type { DesignChecks } from './useDesignChecks.ts'

const icons = { stop: CircleAlert, look: TriangleAlert, good: CircleCheck } as const

/** What the checks have found, or that they run. */
export function CheckList({ checks: { lines, isIncomplete, again } }: { readonly checks: DesignChecks }) {
  const { t } = useTranslation()
  return (
    <>
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
    </>
  )
}
