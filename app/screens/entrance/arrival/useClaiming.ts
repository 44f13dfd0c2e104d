import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { designCalls } from '../../../session/designCalls.ts'
import { useServices } from '../../../session/ServicesContext.ts'
import { deviceDesigns } from '../../../studio/designs/deviceDesigns.ts'

const readable = 8_000

/** Makes this browser's designs those of the customer who has just signed in, and says how many came along. */
export function useClaiming(): () => Promise<void> {
  const { t } = useTranslation('entrance')
  const { ask, memory, guestSecret, session, toasts } = useServices()
  return useCallback(
    async function claim(): Promise<void> {
      const answer = await designCalls(ask).claim(guestSecret())
      if (answer.kind !== 'answered') {
        const actions = [{ label: t('claim.again'), act: () => void claim() }]
        toasts.show({ key: 'claim', severity: 'warn', text: t('claim.failed'), actions })
        return
      }
      const { claimed, left, leftNames } = answer.value
      const now = session.state.current()
      // Signing out takes them from this device.
      if (now.kind === 'in') for (const id of claimed) deviceDesigns(memory).mark(id, { account: now.details.id })
      if (claimed.length > 0) {
        const text = t('claim.done', { count: claimed.length })
        toasts.show({ key: 'claim', severity: 'success', text, life: readable })
      }
      if (left > 0) {
        const names = leftNames.map(name => name || t('claim.unnamed')).join(', ')
        toasts.show({ key: 'claim-left', severity: 'warn', text: t('claim.left', { count: left, names }) })
      }
    },
    [ask, memory, guestSecret, session, toasts, t],
  )
}
