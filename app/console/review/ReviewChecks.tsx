import { CircleAlert, CircleCheck, Crosshair, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CheckLine } from '../../editor/review/shirtLines.ts'
import type { DesignChecks } from '../../editor/review/useDesignChecks.ts'
import styles from './checks.module.css'

const icons = { stop: CircleAlert, warn: TriangleAlert, good: CircleCheck } as const

interface ReviewChecksProps {
  readonly checks: DesignChecks
  /** What is shown on the stage. */
  readonly located: CheckLine['text'] | null
  locate(line: CheckLine): void
}

/** What the checks have found on every shirt; a press shows where. */
export function ReviewChecks({ checks: { lines, isIncomplete, retry }, located, locate }: ReviewChecksProps) {
  const { t } = useTranslation('console')
  return (
    <div className={styles.checks}>
      {lines === null && <p role="status">{t('app:review.running')}</p>}
      {lines !== null && (
        <ul aria-label={t('app:review.checks')}>
          {lines.map(line => {
            const { severity, text, layer, zone, colours } = line
            const Icon = icons[severity]
            return (
              <li key={text} data-severity={severity} data-located={text === located || undefined}>
                <Icon role="img" aria-label={t(`app:review.severity.${severity}`)} />
                <span>
                  {colours?.map(colour => (
                    <i key={colour} className={styles.swatch} style={{ backgroundColor: colour }} aria-hidden />
                  ))}
                  {text}
                </span>
                {(layer ?? zone) && (
                  <button
                    type="button"
                    className="icon-button small"
                    aria-label={t('review.locate', { text })}
                    data-tip={t('review.locateTip')}
                    onClick={() => locate(line)}
                  >
                    <Crosshair aria-hidden />
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {isIncomplete && (
        <p role="alert">
          {t('app:review.incomplete')}
          <button type="button" className="button soft" onClick={retry}>
            {t('app:review.again')}
          </button>
        </p>
      )}
    </div>
  )
}
