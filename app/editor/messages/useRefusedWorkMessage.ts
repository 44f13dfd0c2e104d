import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useStream } from '../../device/useStream.ts'
import { useServices } from '../../shell/ServicesContext.ts'
import { designSearch } from '../designAddress.ts'
import { useOpenedDesign } from '../OpenDesignContext.ts'

/** Says that a server does not take some of the work, and lets the person decide what becomes of it. */
export function useRefusedWorkMessage(): void {
  const { garment, engine } = useOpenedDesign()
  const { toasts, keepCopy } = useServices()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const refused = useStream(engine.sync.refused)
  useEffect(() => {
    if (refused === null) return toasts.close('refused')
    const keep = async () => {
      const copy = await keepCopy(garment, engine.document.current())
      engine.sync.dropRefused()
      const open = { label: t('refused.open'), act: () => void navigate({ search: designSearch(copy) }) }
      toasts.show({ key: 'copy', severity: 'success', text: t('refused.kept'), actions: [open] })
    }
    toasts.show({
      key: 'refused',
      severity: 'error',
      text: t('refused.text', { count: refused.changes }),
      actions: [
        { label: t('refused.again'), act: () => engine.sync.applyRefusedAgain() },
        { label: t('refused.copy'), act: () => void keep() },
      ],
    })
  }, [refused, garment, engine, toasts, keepCopy, navigate, t])
}
