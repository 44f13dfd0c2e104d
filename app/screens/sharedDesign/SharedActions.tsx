import { Copy, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { SharedDesign } from '../../session/api/createApi.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { designPath } from '../../studio/designAddress.ts'
import type { Exhibit } from '../../studio/kits/readOnlyDesign.ts'
import { useStudio } from '../../studio/StudioContext.ts'
import styles from './sharedDesign.module.css'

export interface SharedActionsProps {
  readonly design: SharedDesign
  readonly exhibit: Exhibit
  readonly uuid: string
}

/** What one may do with a shared design: take a copy of one's own; with a link to edit, work on it together. */
export function SharedActions({ design, exhibit, uuid }: SharedActionsProps) {
  const { t } = useTranslation('sharedDesign')
  const { toasts } = useServices()
  const { keepCopy, links } = useStudio()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const garment = exhibit.garment.slug
  const { id } = design
  const makeOwn = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await navigate(designPath({ garment, id: await keepCopy(exhibit.garment, exhibit.document) }))
    } catch {
      toasts.show({ key: 'copy', severity: 'error', text: t('app:refused.notKept') })
      setBusy(false)
    }
  }
  const editTogether = (of: string) => {
    // The secret stays on this device: in the address of the editor everybody beside one could read it.
    links.keepGuest(of, uuid)
    void navigate(designPath({ garment, id: of }))
  }
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={`button large ${id === null ? 'primary' : 'line'}`}
        aria-disabled={isBusy}
        onClick={() => void makeOwn()}
      >
        <Copy aria-hidden />
        {t('makeOwn')}
      </button>
      {id !== null && (
        <button type="button" className="button large primary" onClick={() => editTogether(id)}>
          <Users aria-hidden />
          {t('edit')}
        </button>
      )}
    </div>
  )
}
