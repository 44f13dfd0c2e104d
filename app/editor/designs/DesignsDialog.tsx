import { Pencil, Plus, Shirt, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useStream } from '../../device/useStream.ts'
import { formatDate, formatTime } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { designPath } from '../../studio/designAddress.ts'
import type { DeviceDesign } from '../../studio/designs/deviceDesigns.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { useStudio } from '../../studio/StudioContext.ts'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import { NameField } from '../../ui/designs/NameField.tsx'
import type { EditorDialogProps } from '../controls/EditorControlsContext.ts'
import { OpenFileButton } from '../share/OpenFileButton.tsx'
import styles from './designs.module.css'
import { useRemoveDesign, useRename } from './useListedDesigns.ts'

/** The designs that this device keeps: opened with a click, named, deleted after a question. */
export function DesignsDialog({ close }: EditorDialogProps) {
  const { t } = useTranslation()
  const { designs } = useStudio()
  const { id: opened } = useOpenedDesign()
  const [listed, setListed] = useState(designs.list)
  const nameOf = useRename()
  const removeDesign = useRemoveDesign()
  const remove = async (design: DeviceDesign) => {
    await removeDesign(design)
    setListed(designs.list())
  }
  const rename = async (design: DeviceDesign, written: string) => {
    const name = await nameOf(design, written)
    // Rows stay where they are while one is at them.
    setListed(rows => rows.map(row => (row.id === design.id ? { ...row, name } : row)))
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
          <DesignListRow
            key={design.id}
            design={design}
            isOpen={design.id === opened}
            open={close}
            rename={name => void rename(design, name)}
            remove={() => void remove(design)}
          />
        ))}
      </ul>
    </TaskDialog>
  )
}

export interface DesignRowProps {
  readonly design: DeviceDesign
  readonly isOpen: boolean
  readonly open: () => void
  readonly rename: (name: string) => void
  readonly remove: () => void
}

/** One design of the list: opened with a click, named anew in its place, deleted after a question. */
export function DesignListRow({ design, isOpen, open, rename, remove }: DesignRowProps) {
  const { t } = useTranslation()
  const language = useStream(useServices().language)
  const [state, setState] = useState<'shown' | 'asks' | 'named'>('shown')
  const name = design.name || t('name.none')
  const at = new Date(design.at)
  if (state === 'asks') return <DeleteConfirmation name={name} cancel={() => setState('shown')} remove={remove} />
  const finish = (written: string | null) => {
    setState('shown')
    if (written !== null) rename(written)
  }
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      {state === 'named' ? (
        <NameField
          label={t('name.label')}
          placeholder={t('name.none')}
          className={styles.field}
          name={design.name}
          finish={finish}
        />
      ) : (
        <Link to={designPath(design)} onClick={open}>
          <Shirt aria-hidden />
          <span className={styles.name}>{name}</span>
          <span className={styles.detail}>
            {isOpen ? t('designs.open') : `${formatDate(at, language)}, ${formatTime(at)}`}
          </span>
        </Link>
      )}
      <button
        type="button"
        className="icon-button small"
        aria-label={t('designs.renameNamed', { name })}
        onClick={() => setState('named')}
      >
        <Pencil aria-hidden />
      </button>
      {!isOpen && (
        <button
          type="button"
          className="icon-button small"
          aria-label={t('designs.deleteNamed', { name })}
          onClick={() => setState('asks')}
        >
          <Trash2 aria-hidden />
        </button>
      )}
    </li>
  )
}

interface DeleteConfirmationProps {
  readonly name: string
  readonly cancel: () => void
  readonly remove: () => void
}

function DeleteConfirmation({ name, cancel, remove }: DeleteConfirmationProps) {
  const { t } = useTranslation()
  const safe = useRef<HTMLButtonElement>(null)
  // What destroys is not what Enter does.
  useEffect(() => safe.current?.focus(), [])
  return (
    <li className={styles.confirmation} role="alertdialog" aria-label={t('designs.confirm', { name })}>
      <p>{t('designs.confirm', { name })}</p>
      <button ref={safe} type="button" className="button soft" onClick={cancel}>
        {t('designs.keep')}
      </button>
      <button type="button" className="button danger solid" onClick={remove}>
        {t('designs.delete')}
      </button>
    </li>
  )
}
