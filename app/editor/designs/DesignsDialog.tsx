import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DeviceDesign } from '../../studio/designs/deviceDesigns.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { useStudio } from '../../studio/StudioContext.ts'
import { TaskDialog } from '../../ui/dialog/TaskDialog.tsx'
import type { EditorDialogProps } from '../dialogs/editorDialog.ts'
import { OpenFileButton } from '../share/OpenFileButton.tsx'
import { DesignRow } from './DesignRow.tsx'
import styles from './designs.module.css'
import { useRemoveDesign } from './useRemoveDesign.ts'
import { useRename } from './useRename.ts'

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
          <DesignRow
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
