import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import styles from './slowHint.module.css'

/**
 * A way on for a page whose script does not come: it shows itself after some seconds, also where no script ever runs.
 * To be put into what stands in for a screen.
 */
export function SlowHint() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  return (
    <p className={styles.hint}>
      {t('app:slow')}{' '}
      <a className="link" href={pathname + search}>
        {t('app:screenFailed.again')}
      </a>
    </p>
  )
}
