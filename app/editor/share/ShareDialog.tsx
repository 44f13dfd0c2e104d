import { AppWindow, FileDown, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import type { EditorDialogProps } from '../controls/EditorControlsContext.ts'
import { CopyAddress } from './CopyAddress.tsx'
import { Links } from './Links.tsx'
import { OpenFileButton } from './OpenFileButton.tsx'
import styles from './share.module.css'
import { useDesignFile } from './useDesignFile.ts'

/** Shares a design with other people and pages: by a link, a file, or another tab of this browser. */
export function ShareDialog({ close }: EditorDialogProps) {
  const { t } = useTranslation()
  const { save } = useDesignFile()
  return (
    <TaskDialog title={t('share.title')} close={close}>
      <section className={styles.way}>
        <Users aria-hidden />
        <div>
          <h3>{t('links.title')}</h3>
          <Links />
        </div>
      </section>
      <section className={styles.way}>
        <FileDown aria-hidden />
        <div>
          <h3>{t('share.file')}</h3>
          <p>{t('share.fileText')}</p>
          <div className={styles.buttons}>
            <button type="button" className="button line" onClick={save}>
              <FileDown aria-hidden />
              {t('share.saveFile')}
            </button>
            <OpenFileButton onOpened={close} />
          </div>
        </div>
      </section>
      <section className={styles.way}>
        <AppWindow aria-hidden />
        <div>
          <h3>{t('share.tab')}</h3>
          <p>{t('share.tabText')}</p>
          <CopyAddress address={location.href} label={t('share.address')} />
        </div>
      </section>
    </TaskDialog>
  )
}
