import type { Command } from '../../../engine/index.ts'
import { correctDesignCall } from '../../../server/contract/designs/reviewedDesign.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'

/**
 * Changes the design that waits, as the shop: the command is a step of its history, and the server keeps it or nothing
 * of it stays. `null` where there was nothing to change.
 */
export function useCorrection(): (command: Command) => Promise<ClientResponse<unknown> | null> {
  const { client } = useServices()
  const { id, engine, review } = useOpenedDesign()
  const unlocked = <Done>(act: () => Done): Done => {
    const locked = review.current()
    review.set(null)
    const done = act()
    review.set(locked)
    return done
  }
  return async command => {
    const log = engine.timeline.log()
    const before = log.stateVector()
    if (unlocked(() => engine.dispatch(command)).kind !== 'applied') return null
    const update = inBase64(log.update(before))
    const response = await client.send(correctDesignCall, { params: { id }, body: { update } })
    if (response.kind !== 'ok') unlocked(() => engine.undo())
    return response
  }
}

const inBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
