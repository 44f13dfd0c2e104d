import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useServices } from '../../session/ServicesContext.ts'
import { designSearch } from '../../studio/designAddress.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { useStudio } from '../../studio/StudioContext.ts'

/** Keeps what is on the screen as a design of one's own, and opens it. */
export function useKeepCopy(): () => Promise<void> {
  const { garment, engine } = useOpenedDesign()
  const { toasts } = useServices()
  const { keepCopy } = useStudio()
  const { t } = useTranslation()
  const navigate = useNavigate()
  return useCallback(async () => {
    try {
      const copy = await keepCopy(garment, engine.document.current())
      // Only what is kept may go.
      engine.sync.dropRefused()
      toasts.show({ key: 'copy', severity: 'success', text: t('refused.kept'), life: 8000 })
      await navigate({ search: designSearch(copy) })
    } catch {
      toasts.show({ key: 'copy', severity: 'error', text: t('refused.notKept') })
    }
  }, [garment, engine, keepCopy, toasts, t, navigate])
}
