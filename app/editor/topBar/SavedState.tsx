import { Cloud, CloudAlert, CloudCheck, CloudOff, HardDrive } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SaveState } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import type { ConnectionState } from '../../studio/live/serverConnection.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import styles from './topBar.module.css'

const icons: Readonly<Record<string, typeof Cloud>> = { saved: CloudCheck, offline: CloudOff, device: HardDrive }

/** Whether the shown design is saved, on the server or on this device, and what to do when it is not. */
export function SavedState() {
  const { t } = useTranslation()
  const { engine, connection } = useOpenedDesign()
  const { kind, word } = savedWords(
    useStream(engine.sync.saved),
    useStream(connection.state),
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

/** Where the shown design is saved. */
interface SavedWords {
  readonly kind: SaveState['kind']
  /** Below `saved` of the words. */
  readonly word: string
}

/** Safe on the server is safest; until then, and where there is none, the device has it. */
function savedWords(device: SaveState, connection: ConnectionState, unacknowledged: number): SavedWords {
  if (device.kind === 'failed') return { kind: 'failed', word: device.reason }
  if (device.kind !== 'saved') return { kind: device.kind, word: device.kind }
  if (connection.kind === 'offline') return { kind: 'saved', word: 'offline' }
  if (connection.kind === 'local' || connection.kind === 'refused') return { kind: 'saved', word: 'device' }
  const kind = unacknowledged > 0 ? 'saving' : 'saved'
  return { kind, word: kind }
}
