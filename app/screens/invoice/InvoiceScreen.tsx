import { Printer, ReceiptText } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { paddedNumber } from '../../../server/contract/orders/order.ts'
import { issueInvoiceCall } from '../../../server/contract/orders/ownOrders.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { LoadError, PageMessage } from '../../ui/EmptyState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { InvoicePdf } from './InvoicePdf.tsx'
import { InvoiceSheet } from './InvoiceSheet.tsx'
import styles from './invoice.module.css'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/order/printinvoice?order=<id>`: the invoice of one order as a sheet of A4, in the language that is shown. */
export function InvoiceScreen() {
  const t = useScreenWords('invoice', { en, kh })
  const [search] = useSearchParams()
  const order = search.get('order')
  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      {order === null ? (
        <PageMessage icon={ReceiptText} title={t('none')} text={t('text')}>
          <Link className="button primary" to="/me/histories">
            {t('orders')}
          </Link>
        </PageMessage>
      ) : (
        <FoundInvoice key={order} order={order} />
      )}
    </div>
  )
}

function FoundInvoice({ order }: { readonly order: string }) {
  const t = useScreenWords('invoice', { en, kh })
  const { client } = useServices()
  const found = useRequest(['invoice', order], () => client.send(issueInvoiceCall, { params: { id: order } }))
  return (
    <>
      <nav className={styles.bar}>
        <Link className="button line" to={`/me/histories/${encodeURIComponent(order)}`}>
          {t('back')}
        </Link>
        {found.kind === 'ok' && (
          <div className={styles.files}>
            <InvoicePdf order={order} label={t('pdf')} file={`${t('title')} ${paddedNumber(found.value.number)}`} />
            <button type="button" className="button primary" onClick={() => print()}>
              <Printer aria-hidden />
              {t('print')}
            </button>
          </div>
        )}
      </nav>
      {found.kind === 'loading' && <span className={styles.coming} role="status" aria-label={t('app:loading')} />}
      {found.kind === 'failed' && <LoadError error={found.error} retry={found.retry} />}
      {found.kind === 'ok' && <InvoiceSheet invoice={found.value} />}
    </>
  )
}
