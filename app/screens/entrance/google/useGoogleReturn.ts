import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { googleSignInCall } from '../../../../server/contract/accounts/signIn.ts'
import { useServices } from '../../../session/ServicesContext.ts'
import type { FormTrouble } from '../../../ui/forms/serverForm.ts'
import { enterWith } from '../enterWith.ts'
import { type GoogleReturn, googleTrip } from './googleTrip.ts'

/** Signs in with what Google's page brought back in the address, which loses it at once. */
export function useGoogleReturn() {
  const services = useServices()
  const { session, language, block, publicClient } = services
  const { hash } = useLocation()
  const navigate = useNavigate()
  const read = useRef('')
  const [found, setFound] = useState<GoogleReturn | null>(null)
  const [trouble, setTrouble] = useState<FormTrouble | 'failed' | null>(null)

  useEffect(() => {
    if (hash === '' || read.current === hash) return
    read.current = hash
    const back = googleTrip(services).end(hash)
    if (back === null) return
    setFound(back)
    void navigate({ search: location.search }, { replace: true })
    if (back.kind === 'failed') return setTrouble('failed')
    const signIn = async () => {
      const given = {
        headers: { 'client-id': 'app' },
        body: { provider: 'google', idToken: back.idToken, language: language.current() },
      } as const
      const entered = await enterWith(session, await publicClient.send(googleSignInCall, given))
      if (entered.kind !== 'answered') setTrouble(entered)
    }
    void block.during(signIn())
  }, [hash, services, session, language, block, navigate, publicClient])

  return { trouble, to: found?.kind === 'token' ? found.to : null }
}
