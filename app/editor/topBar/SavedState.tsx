import { Cloud, CloudAlert, CloudCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../OpenDesignContext.ts'
import styles from './topBar.module.css'

/** Whether what one sees is safe on this device, and what to do when it is not. */
export function SavedState() {
  const { t } = useTranslation()
  const { sync } = useOpenedDesign().engine
  const saved = useStream(sync.saved)
  const Icon = saved.kind === 'failed' ? CloudAlert : saved.kind === 'saved' ? CloudCheck : Cloud
  return (
    <div className={styles.saved} data-saved={saved.kind} role="status">
      <Icon aria-hidden />
      <span>{saved.kind === 'failed' ? t(`saved.${saved.reason}`) : t(`saved.${saved.kind}`)}</span>
      {saved.kind === 'failed' && (
        <button type="button" className={styles.retry} onClick={() => void sync.retrySaving()}>
          {t('saved.retry')}
        </button>
      )}
    </div>
  )
}
