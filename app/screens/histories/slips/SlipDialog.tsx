import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TaskDialog } from '../../../ui/controls/dialog/Dialogs.tsx'
import styles from './slips.module.css'

export interface SlipDialogProps {
  /** The name of its file. */
  readonly name: string
  readonly address: string
  readonly close: () => void
}

/** A transfer slip as large as its amounts need to be read. */
export function SlipDialog({ name, address, close }: SlipDialogProps) {
  const { t } = useTranslation('histories')
  const download = (
    <a className="button line" href={address} download={name}>
      <Download aria-hidden />
      {t('slips.download')}
    </a>
  )
  return (
    <TaskDialog title={t('slips.one')} footer={download} close={close}>
      <img className={styles.large} src={address} alt={name} />
    </TaskDialog>
  )
}
