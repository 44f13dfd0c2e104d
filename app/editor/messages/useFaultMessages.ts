import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'

/** Says which tool failed and was switched off. */
export function useFaultMessages(): void {
  const { faults } = useOpenedDesign()
  const { toasts } = useServices()
  const { t } = useTranslation()
  const failed = useStream(faults)
  useEffect(() => {
    const last = failed.at(-1)
    if (!last) return
    const tool = t('name', { ns: `tool.${last.plugin}`, defaultValue: last.plugin })
    const actions = [{ label: t('fault.again'), act: () => location.reload() }]
    toasts.show({ key: `fault:${last.plugin}`, severity: 'error', text: t('fault.message', { tool }), actions })
  }, [failed, toasts, t])
}
