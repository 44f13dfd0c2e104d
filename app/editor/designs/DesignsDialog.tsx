import { Plus, Shirt, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useStream } from '../../device/useStream.ts'
import { formatDate, formatTime } from '../../i18n/khmerFormat.ts'
import { TaskDialog } from '../../shell/dialog/TaskDialog.tsx'
import { useServices } from '../../shell/ServicesContext.ts'
import { designSearch } from '../designAddress.ts'
import type { EditorDialogProps } from '../dialogs/editorDialog.ts'
import { useOpenedDesign } from '../OpenDesignContext.ts'
import { OpenFileButton } from '../share/OpenFileButton.tsx'
import styles from './designs.module.css'
import type { DeviceDesign } from './deviceDesigns.ts'

/** The designs that this device keeps: opened with a click, deleted after a question. */
export function DesignsDialog({ close }: EditorDialogProps) {
  const { t } = useTranslation()
  const { designs, deleteDesign, toasts } = useServices()
  const { id: opened } = useOpenedDesign()
  const [listed, setListed] = useState(designs.list)
  const remove = async (id: string) => {
    await deleteDesign(id).catch(() => toasts.show({ key: 'delete', severity: 'error', text: t('designs.notDeleted') }))
    setListed(designs.list())
  }
  return (
    <TaskDialog
      title={t('designs.title')}
      lead={t('designs.lead')}
      close={close}
      footer={
        <>
          <OpenFileButton onOpened={close} />
          <Link className="button primary" to="?new" onClick={close}>
            <Plus aria-hidden />
            {t('editor.another')}
          </Link>
        </>
      }
    >
      {listed.length === 0 && <p className={styles.none}>{t('designs.none')}</p>}
      <ul className={styles.list}>
        {listed.map(design => (
          <DesignRow
            key={design.id}
            design={design}
            isOpen={design.id === opened}
            open={close}
            remove={() => void remove(design.id)}
          />
        ))}
      </ul>
    </TaskDialog>
  )
}

interface DesignRowProps {
  readonly design: DeviceDesign
  readonly isOpen: boolean
  readonly open: () => void
  readonly remove: () => void
}

function DesignRow({ design, isOpen, open, remove }: DesignRowProps) {
  const { t } = useTranslation()
  const language = useStream(useServices().language)
  const [asks, ask] = useState(false)
  const name = design.name || t('name.none')
  const at = new Date(design.at)
  if (asks) {
    return (
      <li className={styles.question} role="alertdialog" aria-label={t('designs.ask', { name })}>
        <p>{t('designs.ask', { name })}</p>
        {/* biome-ignore lint/a11y/noAutofocus: what destroys is not what Enter does. */}
        <button type="button" className="button soft" autoFocus onClick={() => ask(false)}>
          {t('designs.keep')}
        </button>
        <button type="button" className="button danger" onClick={remove}>
          {t('designs.delete')}
        </button>
      </li>
    )
  }
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      <Link to={{ pathname: `/design/${design.garment}`, search: designSearch(design.id) }} onClick={open}>
        <Shirt aria-hidden />
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>
          {isOpen ? t('designs.open') : `${formatDate(at, language)}, ${formatTime(at)}`}
        </span>
      </Link>
      {!isOpen && (
        <button
          type="button"
          className="icon-button small"
          aria-label={t('designs.deleteNamed', { name })}
          onClick={() => ask(true)}
        >
          <Trash2 aria-hidden />
        </button>
      )}
    </li>
  )
}
