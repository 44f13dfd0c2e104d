import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../session/ServicesContext.ts'
import { designSearch } from '../../studio/designAddress.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { useStudio } from '../../studio/StudioContext.ts'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import { useNavigate } from '../../ui/routing/RoutingContext.ts'
import type { ServerRefusal } from './useRefusal.ts'

export interface RefusalDialogProps {
  readonly refusal: ServerRefusal
  readonly close: () => void
}

/** What becomes of work that the server does not take. Closing it loses nothing: it can be decided later. */
export function RefusalDialog({ refusal, close }: RefusalDialogProps) {
  const { t } = useTranslation()
  const { engine } = useOpenedDesign()
  const save = useSaveCopy()
  const main = useRef<HTMLButtonElement>(null)
  const { reason, changes, isOver } = refusal
  const why = t(`refused.why.${reason}`, { defaultValue: t('refused.why.other') })
  return (
    <TaskDialog
      title={changes > 0 ? t('refused.title', { count: changes }) : t('refused.over')}
      first={main}
      close={close}
      footer={
        <>
          {!isOver && (
            <button type="button" className="button line" onClick={() => engine.sync.applyRefusedAgain()}>
              {t('refused.again')}
            </button>
          )}
          <button ref={main} type="button" className="button primary" onClick={() => void save()}>
            {t('refused.copy')}
          </button>
        </>
      }
    >
      <p>{why}</p>
      <p>{isOver ? t('refused.safe') : t('refused.onScreen')}</p>
    </TaskDialog>
  )
}

/** Saves what is on the screen as a new design of this person, and opens it. */
export function useSaveCopy(): () => Promise<void> {
  const { garment, engine } = useOpenedDesign()
  const { toasts } = useServices()
  const { saveCopy } = useStudio()
  const { t } = useTranslation()
  const navigate = useNavigate()
  return useCallback(async () => {
    try {
      const copy = await saveCopy(garment, engine.document.current())
      // Only what is kept may go.
      engine.sync.dropRefused()
      toasts.show({ key: 'copy', severity: 'success', text: t('refused.kept'), life: 8000 })
      await navigate({ search: designSearch(copy) })
    } catch {
      toasts.show({ key: 'copy', severity: 'error', text: t('refused.notKept') })
    }
  }, [garment, engine, saveCopy, toasts, t, navigate])
}
