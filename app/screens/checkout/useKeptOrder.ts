import { CloudOff } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Order } from '../../../server/contract/orders/order.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import { useServices } from '../../session/ServicesContext.ts'
import type { Session, SessionState } from '../../session/session.ts'
import type { FormError } from '../../ui/forms/serverForm.ts'
import { forgetKeptOrder, keepOrder, type PreparedOrder, readKeptOrder } from './keptOrder.ts'
import { connectionBack, useSendWhenOnline } from './useSendWhenOnline.ts'

/** An order that has arrived, and the secret of its link. */
export interface SentOrder {
  readonly order: Order
  readonly secret: string
}

interface Sending {
  /** The designs of the page are open: what was kept can be sent. */
  readonly isOpen: boolean
  deliver(order: PreparedOrder): Promise<ClientResponse<SentOrder>>
  /** What was kept before this page was opened has arrived. */
  arrived(sent: SentOrder, order: PreparedOrder): Promise<void>
}

/**
 * Sends orders that stay on this device until the server has answered. One that was kept when the page was closed is sent
 * by itself when the page is open again, with the same key.
 */
export function useKeptOrder({ isOpen, deliver, arrived }: Sending) {
  const { t } = useTranslation('checkout')
  const { confirmations, memory, session } = useServices()
  const page = useLocation().pathname
  const line = useSendWhenOnline(deliver)
  const [resumed, setResumed] = useState<{ readonly error: FormError | null } | null>(null)
  const isResuming = useRef(false)

  const send = async (order: PreparedOrder): Promise<ClientResponse<SentOrder>> => {
    setResumed(null)
    keepOrder(memory, { page, account: accountOf(session.state.current()), order })
    const response = await line.send(order)
    // An unreachable server gets it later. Stopping it forgets it by itself.
    if (response.kind !== 'unreachable') forgetKeptOrder(memory)
    return response
  }

  const resume = useEffectEvent(async (left: AbortSignal) => {
    const kept = readKeptOrder(memory, page)
    if (!kept || isResuming.current) return
    isResuming.current = true
    const account = accountOf(await whoIsHere(session, left))
    if (left.aborted || account !== kept.account) return
    setResumed({ error: null })
    const response = await line.send(kept.order)
    if (response.kind !== 'unreachable') forgetKeptOrder(memory)
    if (response.kind === 'ok') await arrived(response.value, kept.order)
    else setResumed(response.kind === 'refused' ? { error: response } : null)
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const left = new AbortController()
    void resume(left.signal)
    return () => left.abort()
  }, [isOpen])

  return {
    send,
    isWaiting: line.isWaiting,
    /** An order that was kept is being sent. */
    isResuming: resumed !== null && resumed.error === null,
    /** Why what was kept was not taken. */
    error: resumed?.error ?? null,
    /** Asks, and then the order is sent no more. */
    async stop() {
      const confirmed = confirmations.confirm({
        icon: CloudOff,
        title: t('order.stop.title'),
        message: t('order.stop.message'),
        accept: t('order.stop.accept'),
        reject: t('order.stop.keep'),
        destroys: true,
      })
      line.holdFor(confirmed)
      if (!(await confirmed)) return
      forgetKeptOrder(memory)
      line.stop()
    },
  }
}

const accountOf = (known: SessionState): string | null => (known.kind === 'in' ? known.details.id : null)

/** Who is here, once the server has been asked. */
async function whoIsHere(session: Session, left: AbortSignal): Promise<SessionState> {
  for (;;) {
    const now = session.state.current()
    const known = now.kind === 'in' || now.kind === 'out' ? now : await session.start()
    if (known.kind !== 'unreachable' || left.aborted) return known
    await connectionBack(left)
  }
}
