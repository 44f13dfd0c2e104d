import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Details } from '../../../server/contract/accounts/details.ts'
import { acceptTermsCall, readTermsCall } from '../../../server/contract/accounts/terms.ts'
import { useStream } from '../../device/useStream.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { designCalls } from '../../session/designCalls.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { termsAcceptedName } from '../../session/session.ts'
import { deviceDesigns } from '../../studio/designs/deviceDesigns.ts'
import { FormErrorNote } from '../../ui/forms/FormEnd.tsx'
import type { FormError } from '../../ui/forms/serverForm.ts'
import { useNavigate } from '../../ui/routing/RoutingContext.ts'
import { EntranceWait } from './EntranceFrame.tsx'
import styles from './entrance.module.css'

/** What stands between signing in and going on: the terms, and the designs from before. */
export function Arrival({ to }: { readonly to: string }) {
  const now = useStream(useServices().session.state)
  if (now.kind !== 'in') return <EntranceWait />
  return now.details.termsAccepted ? <GoOn to={to} /> : <TermsStep details={now.details} />
}

/** Takes along what was designed before signing in, and goes where one wanted to go. */
function GoOn({ to }: { readonly to: string }) {
  const { block } = useServices()
  const claim = useClaiming()
  const navigate = useNavigate()
  useEffect(() => {
    void block.during(claim()).then(() => navigate(to, { replace: true }))
  }, [block, claim, navigate, to])
  return <EntranceWait />
}

/** The terms, to be accepted once by everybody who signs in. Who does not want to signs out again. */
function TermsStep({ details }: { readonly details: Details }) {
  const { t } = useTranslation('entrance')
  const { session, language, block, client, memory, now } = useServices()
  const navigate = useNavigate()
  const shown = useStream(language)
  const terms = useRequest(['entrance', 'terms', details.id], () => client.send(readTermsCall))
  const [error, setError] = useState<FormError | null>(null)
  if (terms.kind === 'loading') return <EntranceWait />

  const leave = async () => {
    // In this order: while somebody is in, every other page leads back to the terms.
    await block.during(session.leave())
    await navigate('/')
  }
  const accept = async (version: string) => {
    const response = await block.during(client.send(acceptTermsCall, { body: { version } }))
    setError(response.kind === 'ok' ? null : response)
    if (response.kind === 'ok') {
      session.replaceDetails({ ...details, termsAccepted: true })
      memory.write(termsAcceptedName, `${details.id} ${version} ${now()}`)
    } else if (response.kind === 'refused' && response.code === 'terms-outdated') terms.retry()
  }
  return (
    <>
      <h1 className="display small">{t('terms.title')}</h1>
      {terms.kind === 'ok' && (
        <>
          <p className={styles.lead}>{t('terms.lead', { name: details.firstName })}</p>
          <ol className={styles.terms}>
            {terms.value.paragraphs.map(paragraph => (
              <li key={paragraph.en}>{paragraph[shown]}</li>
            ))}
          </ol>
        </>
      )}
      <FormErrorNote error={error ?? terms.error} />
      <div className={styles.buttons}>
        <button type="button" className="button line large" onClick={() => void leave()}>
          {t('terms.refuse')}
        </button>
        {terms.kind === 'ok' ? (
          <button type="button" className="button primary large" onClick={() => accept(terms.value.version)}>
            {t('terms.accept')}
          </button>
        ) : (
          <button type="button" className="button primary large" onClick={terms.retry}>
            {t('again')}
          </button>
        )}
      </div>
    </>
  )
}

const readable = 8_000

/** Makes this browser's designs and orders those of the customer who has just signed in, and says what came along. */
function useClaiming(): () => Promise<void> {
  const { t } = useTranslation('entrance')
  const { client, memory, guestSecret, session, toasts } = useServices()
  return useCallback(
    async function claim(): Promise<void> {
      const response = await designCalls(client).claim(guestSecret())
      const orders = await import('./claimOrders.ts').then(
        ({ claimOrders }) => claimOrders({ client, guestSecret }),
        () => null,
      )
      if (orders && orders.length > 0) {
        const text = t('claim.orders', { count: orders.length, numbers: orders.join(', ') })
        toasts.show({ key: 'claim-orders', severity: 'success', text, life: readable })
      }
      if (response.kind !== 'ok' || orders === null) {
        const actions = [{ label: t('claim.again'), act: () => void claim() }]
        toasts.show({ key: 'claim', severity: 'warn', text: t('claim.failed'), actions })
      }
      if (response.kind !== 'ok') return
      const { claimed, left, leftNames } = response.value
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
    [client, memory, guestSecret, session, toasts, t],
  )
}
