import { PackageCheck, ReceiptText, RefreshCw, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { versionTag } from '../../../server/contract/call.ts'
import { type Order, orderNumber, withoutInvoice } from '../../../server/contract/orders/order.ts'
import {
  cancelOrderCall,
  orderHistoryCall,
  readOrderCall,
  receiveOrderCall,
  resubmitOrderCall,
} from '../../../server/contract/orders/ownOrders.ts'
import { useScreenWords } from '../../i18n/words.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { LoadError } from '../../ui/EmptyState.tsx'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { OrderDetails, OrderInvoice } from './OrderDetails.tsx'
import styles from './order.module.css'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/me/histories/<order>`: one order of the customer, and what can be done with it. */
export function OrderScreen() {
  const t = useScreenWords('histories', { en, kh })
  const { client } = useServices()
  const { id = '' } = useParams()
  const found = useRequest(['order', id], () => client.send(readOrderCall, { params: { id } }))
  const history = useRequest(['order', id, 'history'], () => client.send(orderHistoryCall, { params: { id } }))
  const again = () => {
    found.retry()
    history.retry()
  }
  return (
    <div className={styles.page}>
      <PageTitle>{t('order')}</PageTitle>
      <Link className={styles.back} to="/me/histories">
        {t('app:menu.histories')}
      </Link>
      {found.kind === 'loading' && <span className={styles.coming} role="status" aria-label={t('app:loading')} />}
      {found.kind === 'failed' && <LoadError error={found.error} retry={found.retry} />}
      {found.kind === 'ok' && (
        <OrderDetails order={found.value} history={history.kind === 'ok' ? history.value.items : []} changed={again}>
          <OrderActions order={found.value} changed={again} />
        </OrderDetails>
      )}
    </div>
  )
}

interface OrderActionsProps {
  readonly order: Order
  readonly changed: () => void
}

/** What the customer can do in this status. Cancelling asks first. */
function OrderActions({ order, changed }: OrderActionsProps) {
  const { t } = useTranslation('histories')
  const { client, confirmations } = useServices()
  const problem = useProblemWord()
  const [failed, setFailed] = useState('')
  const about = { params: { id: order.id }, headers: { 'if-match': versionTag(order.version) } }
  const run = async (send: () => Promise<ClientResponse<unknown>>) => {
    const response = await send()
    setFailed(response.kind === 'ok' ? '' : problem(response))
    changed()
  }
  const cancel = async () => {
    const isSure = await confirmations.confirm({
      title: t('cancel.title'),
      message: t('cancel.message', { number: orderNumber(order.number) }),
      icon: Undo2,
      accept: t('cancel.accept'),
      reject: t('cancel.keep'),
      destroys: true,
    })
    if (isSure) await run(() => client.send(cancelOrderCall, { ...about, body: {} }))
  }
  const can = (name: Order['allowedActions'][number]) => order.allowedActions.includes(name)
  return (
    <div className={styles.actions}>
      {can('receive') && (
        <button
          type="button"
          className="button primary"
          onClick={() => void run(() => client.send(receiveOrderCall, about))}
        >
          <PackageCheck aria-hidden />
          {t('received')}
        </button>
      )}
      {can('resubmit') && (
        <button
          type="button"
          className="button primary"
          onClick={() => void run(() => client.send(resubmitOrderCall, about))}
        >
          {t('resubmit')}
        </button>
      )}
      {!withoutInvoice.includes(order.status) && (
        <>
          <Link className="button line" to={`/order/printinvoice?order=${order.id}`}>
            <ReceiptText aria-hidden />
            {t('invoice')}
          </Link>
          <OrderInvoice order={order} />
        </>
      )}
      {can('reorder') && (
        <Link className="button line" to={`/order/again/${order.id}`}>
          <RefreshCw aria-hidden />
          {t('reorder')}
        </Link>
      )}
      {can('cancel') && (
        <button type="button" className="button line" onClick={() => void cancel()}>
          {t('cancel.accept')}
        </button>
      )}
      <p role="alert" className={styles.wrong}>
        {failed}
      </p>
    </div>
  )
}
