import { useCallback, useEffect, useState } from 'react'
import { resendCodeCall } from '../../../../server/contract/accounts/registration.ts'
import { useServices } from '../../../session/ServicesContext.ts'
import type { FormTrouble } from '../../../ui/forms/serverForm.ts'

/** Seconds that a letter may take before it is worth asking for another. */
const patience = 30

/** Sends another code, not more often than letters arrive. */
export function useResending(email: string) {
  const { now, publicClient } = useServices()
  const [sentAt, setSentAt] = useState(now)
  const [clock, setClock] = useState(now)
  const [trouble, setTrouble] = useState<FormTrouble | null>(null)
  const wait = Math.max(0, patience - Math.floor((clock - sentAt) / 1000))

  useEffect(() => {
    if (wait === 0) return undefined
    const ticking = setInterval(() => setClock(now()), 1000)
    return () => clearInterval(ticking)
  }, [wait, now])

  const resend = useCallback(async () => {
    setSentAt(now())
    setClock(now())
    const answer = await publicClient.send(resendCodeCall, { headers: { username: email } })
    setTrouble(answer.kind === 'answered' ? null : answer)
    // What was not sent may be asked for again at once.
    if (answer.kind === 'unreachable') setSentAt(0)
  }, [publicClient, email, now])

  return { wait, trouble, resend, press: () => wait === 0 && void resend() }
}
