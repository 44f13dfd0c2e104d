import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { googleSignInCall } from '../../../server/contract/accounts/signIn.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useTenant } from '../../session/useTenant.ts'
import type { FormError } from '../../ui/forms/serverForm.ts'
import { useNavigate } from '../../ui/routing/RoutingContext.ts'
import { enterWith } from './enterWith.ts'
import styles from './entrance.module.css'
import { type GoogleReturn, googleTrip } from './googleTrip.ts'

/** Leads to Google's sign-in, where the shop has it. */
export function GoogleButton({ to }: { readonly to: string }) {
  const { t } = useTranslation('entrance')
  const services = useServices()
  const clientId = useTenant()?.google
  if (clientId === undefined) return null
  const go = () => location.assign(googleTrip(services).begin({ clientId, origin: location.origin, to }))
  return (
    <>
      <button type="button" className={`button line large ${styles.google}`} onClick={go}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            fill="#4285F4"
            d="M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.5a5.6 5.6 0 0 1-2.4 3.6v3h3.9c2.2-2 3.5-5 3.5-8.8Z"
          />
          <path fill="#34A853" d="M12 24c3.2 0 6-1.1 8-2.9l-3.9-3a7.2 7.2 0 0 1-10.8-3.8h-4v3.1A12 12 0 0 0 12 24Z" />
          <path fill="#FBBC05" d="M5.3 14.3a7.1 7.1 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8l4-3.1Z" />
          <path fill="#EA4335" d="M12 4.8c1.8 0 3.4.6 4.6 1.8L20 3.1A12 12 0 0 0 1.3 6.6l4 3.1A7.2 7.2 0 0 1 12 4.8Z" />
        </svg>
        {t('google.go')}
      </button>
      <p className={styles.or}>{t('google.or')}</p>
    </>
  )
}

/** Signs in with what Google's page brought back in the address, which loses it at once. */
export function useGoogleReturn() {
  const services = useServices()
  const { session, language, block, publicClient } = services
  const { hash } = useLocation()
  const navigate = useNavigate()
  const read = useRef('')
  const [found, setFound] = useState<GoogleReturn | null>(null)
  const [error, setError] = useState<FormError | 'failed' | null>(null)

  useEffect(() => {
    if (hash === '' || read.current === hash) return
    read.current = hash
    const back = googleTrip(services).end(hash)
    if (back === null) return
    setFound(back)
    void navigate({ search: location.search }, { replace: true })
    if (back.kind === 'failed') return setError('failed')
    const signIn = async () => {
      const given = {
        headers: { 'client-id': 'app' },
        body: { provider: 'google', idToken: back.idToken, language: language.current() },
      } as const
      const entered = await enterWith(session, await publicClient.send(googleSignInCall, given))
      if (entered.kind !== 'ok') setError(entered)
    }
    void block.during(signIn())
  }, [hash, services, session, language, block, navigate, publicClient])

  return { error, to: found?.kind === 'token' ? found.to : null }
}
