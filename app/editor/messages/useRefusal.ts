import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'

/** What the server does not take, or not any more; for the person to decide. */
export interface ServerRefusal {
  readonly reason: string
  /** How many changes wait for the decision. */
  readonly changes: number
  /** Whether the server has stopped admitting people by this link. */
  readonly isOver: boolean
}

interface ShownRefusal {
  /** `null` while there is nothing to decide, or it was put off. */
  readonly refusal: ServerRefusal | null
  putOff(): void
}

/**
 * Work that a server refuses for good. A design of one's own that has no place there stays on this device as it is:
 * that is said, and nothing has to be decided.
 */
export function useRefusal(): ShownRefusal {
  const { engine, connection } = useOpenedDesign()
  const { toasts } = useServices()
  const { t } = useTranslation()
  const state = useStream(connection.state)
  const refused = useStream(engine.sync.refused)
  const [later, putOff] = useState<string | null>(null)
  const isOver = state.kind === 'refused'
  const staysHere = isOver && !connection.isGuest ? state.code : null
  const reason = isOver ? state.code : refused?.reason
  const changes = refused?.changes ?? 0
  const key = reason === undefined || staysHere !== null ? null : `${reason} ${changes}`

  useEffect(() => {
    if (staysHere === null) return toasts.close('line')
    const text = t(`line.staysHere.${staysHere}`, { defaultValue: t('line.staysHere.other') })
    const actions = [{ label: t('line.again'), act: () => void connection.join() }]
    toasts.show({ key: 'line', severity: 'warn', text, actions })
  }, [staysHere, connection, toasts, t])

  useEffect(() => {
    if (key === null || later !== key) return toasts.close('refused')
    const actions = [{ label: t('refused.decide'), act: () => putOff(null) }]
    toasts.show({ key: 'refused', severity: 'warn', text: t('refused.waits'), actions })
  }, [key, later, toasts, t])

  const isShown = key !== null && later !== key && reason !== undefined
  return { refusal: isShown ? { reason, changes, isOver } : null, putOff: () => putOff(key) }
}
