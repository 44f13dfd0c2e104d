import { Check, PackageSearch } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { orderNumber, withoutInvoice } from '../../../server/contract/orders/order.ts'
import { trackOrderCall } from '../../../server/contract/orders/ownOrders.ts'
import { useStream } from '../../device/useStream.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { signUpPath } from '../../session/paths.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { EmptyState, LoadError } from '../../ui/EmptyState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { OrderDetails, OrderInvoice } from './OrderDetails.tsx'
import styles from './order.module.css'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** The number and the secret of a link, whose fragment no server and no referrer gets to see. */
function readLink(fragment: string): { readonly number: number; readonly secret: string } | null {
  const [, number, secret] = /^#(\d{1,9})\.([\w-]{22,128})$/.exec(fragment) ?? []
  return number && secret ? { number: Number(number), secret } : null
}

/** `/order/track#<number>.<secret>`: an order, shown to anybody who has its link, and the thanks for a new one. */
export function TrackScreen() {
  const t = useScreenWords('histories', { en, kh })
  const { client, session } = useServices()
  const { hash, state } = useLocation()
  const link = readLink(hash)
  const isIn = useStream(session.state).kind === 'in'
  const found = useRequest(['track', hash], () =>
    link ? client.send(trackOrderCall, { body: link }) : Promise.resolve({ kind: 'unreachable' } as const),
  )
  const isPlaced = typeof state === 'object' && state !== null && 'placed' in state
  if (!link || (found.kind === 'failed' && found.error.kind === 'refused')) {
    return (
      <main id="content" className={styles.track}>
        <PageTitle>{t('order')}</PageTitle>
        <EmptyState icon={PackageSearch} title={t('unknown')} text={t('unknownText')} />
      </main>
    )
  }
  return (
    <main id="content" className={styles.track}>
      <PageTitle>{t('order')}</PageTitle>
      {found.kind === 'loading' && <span className={styles.coming} role="status" aria-label={t('app:loading')} />}
      {found.kind === 'failed' && <LoadError error={found.error} retry={found.retry} />}
      {found.kind === 'ok' && (
        <>
          {isPlaced && (
            <div className={styles.thanks} role="status">
              <Check aria-hidden />
              <div>
                <h1>{t('placed.title', { number: orderNumber(found.value.order.number) })}</h1>
                <p>{t('placed.text', { email: found.value.order.delivery.email })}</p>
                <p className={styles.next}>
                  {isIn ? (
                    <Link to="/me/histories">{t('app:menu.histories')}</Link>
                  ) : (
                    <Link to={signUpPath('/me/histories')}>{t('placed.signUp')}</Link>
                  )}
                  <Link to={`/preview?design=${found.value.order.lines[0]?.design}`}>{t('placed.worn')}</Link>
                </p>
              </div>
            </div>
          )}
          <OrderDetails
            order={found.value.order}
            history={found.value.history}
            secret={link.secret}
            changed={found.retry}
          >
            {found.value.order.status === 'REJECTED' && !isIn && (
              <Link to={signUpPath('/me/histories')}>{t('rejectedGuest')}</Link>
            )}
            {!withoutInvoice.includes(found.value.order.status) && (
              <div className={styles.actions}>
                <OrderInvoice order={found.value.order} secret={link.secret} />
              </div>
            )}
          </OrderDetails>
        </>
      )}
    </main>
  )
}
