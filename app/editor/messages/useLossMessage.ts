import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'

/** Says what could not be read back from this device, and offers to say again what waits for it. */
export function useLossMessage(): void {
  const { loss, engine } = useOpenedDesign()
  const { toasts } = useServices()
  const { t } = useTranslation()
  useEffect(() => {
    if (loss === null) return
    const label = t('loss.bringBack', { count: loss.waiting })
    const actions = loss.waiting > 0 ? [{ label, act: () => engine.sync.recoverWaiting() }] : []
    toasts.show({ key: 'loss', severity: 'warn', text: t('loss.text', { count: loss.pieces }), actions })
  }, [loss, engine, toasts, t])
}
