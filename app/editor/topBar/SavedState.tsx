import { Cloud, CloudAlert, CloudCheck, CloudOff, HardDrive } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { savedWords } from './savedWords.ts'
import styles from './topBar.module.css'

const icons: Readonly<Record<string, typeof Cloud>> = { saved: CloudCheck, offline: CloudOff, device: HardDrive }

/** Whether what one sees is safe, on the server or on this device, and what to do when it is not. */
export function SavedState() {
  const { t } = useTranslation()
  const { engine, line } = useOpenedDesign()
  const { kind, word } = savedWords(
    useStream(engine.sync.saved),
    useStream(line.state),
    useStream(engine.sync.unacknowledged),
  )
  const Icon = kind === 'failed' ? CloudAlert : (icons[word] ?? Cloud)
  return (
    <div className={styles.saved} data-saved={kind} data-place={word} role="status">
      <Icon aria-hidden />
      <span>{t(`saved.${word}`)}</span>
      {kind === 'failed' && (
        <button type="button" className={styles.retry} onClick={() => void engine.sync.retrySaving()}>
          {t('saved.retry')}
        </button>
      )}
    </div>
  )
}
