import { Check, Copy, FileDown, Link2, Users } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TaskDialog } from '../../shell/dialog/TaskDialog.tsx'
import type { EditorDialogProps } from '../dialogs/editorDialog.ts'
import { OpenFileButton } from './OpenFileButton.tsx'
import styles from './share.module.css'
import { useDesignFile } from './useDesignFile.ts'

/** The ways a design gets to another page, today: another tab of this browser, or a file. */
export function ShareDialog({ close }: EditorDialogProps) {
  const { t } = useTranslation()
  const { save } = useDesignFile()
  const first = useRef<HTMLInputElement>(null)
  return (
    <TaskDialog title={t('share.title')} first={first} close={close}>
      <section className={styles.way}>
        <Link2 aria-hidden />
        <div>
          <h3>{t('share.tab')}</h3>
          <p>{t('share.tabText')}</p>
          <CopyAddress field={first} />
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
        <Users aria-hidden />
        <div>
          <h3>{t('share.people')}</h3>
          <p>{t('share.peopleText')}</p>
        </div>
      </section>
    </TaskDialog>
  )
}

const copiedMs = 3000

function CopyAddress({ field }: { readonly field: React.RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const ending = setTimeout(() => setCopied(false), copiedMs)
    return () => clearTimeout(ending)
  }, [isCopied])
  const copy = async () => {
    field.current?.select()
    // Where the clipboard is closed to pages, the address stands selected to be copied by hand.
    await navigator.clipboard?.writeText(location.href).then(
      () => setCopied(true),
      () => {},
    )
  }
  return (
    <div className={styles.address}>
      <input
        ref={field}
        readOnly
        value={location.href}
        aria-label={t('share.address')}
        onFocus={event => event.target.select()}
      />
      <button type="button" className="button soft" onClick={() => void copy()}>
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        <span role="status">{isCopied ? t('share.copied') : t('share.copy')}</span>
      </button>
    </div>
  )
}
