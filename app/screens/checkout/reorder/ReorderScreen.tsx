import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { type Order, orderNumber } from '../../../../server/contract/orders/order.ts'
import { quoteItemOf } from '../../../../server/contract/orders/orderRequest.ts'
import { readOrderCall } from '../../../../server/contract/orders/ownOrders.ts'
import { quoteCall } from '../../../../server/contract/pricing/prices.ts'
import { useScreenWords } from '../../../i18n/words.ts'
import { useRequest } from '../../../session/api/useRequest.ts'
import { useServices } from '../../../session/ServicesContext.ts'
import { LoadError } from '../../../ui/EmptyState.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx'
import styles from '../checkout.module.css'
import { OrderForm } from '../OrderForm.tsx'
import { QuoteLines } from '../QuoteLines.tsx'
import sum from '../sum.module.css'
import { useSendOrder } from '../useSendOrder.ts'
import en from '../words/en.json' with { type: 'json' }
import kh from '../words/kh.json' with { type: 'json' }
import { PieceGrid } from './PieceGrid.tsx'
import { readPiece, rowsOfPieces } from './reorderRows.ts'

/** `/order/again/<order>`: the artwork of an order, which nobody can change any more, for other players. */
export function ReorderScreen() {
  const t = useScreenWords('checkout', { en, kh })
  const { client } = useServices()
  const { id = '' } = useParams()
  const found = useRequest(['order', id], () => client.send(readOrderCall, { params: { id } }))
  return (
    <>
      <PageTitle>{t('reorder.title')}</PageTitle>
      {found.kind === 'loading' && <CheckoutSkeleton />}
      {found.kind === 'failed' && <LoadError error={found.error} retry={found.retry} />}
      {found.kind === 'ok' && <Reorder key={id} order={found.value} />}
    </>
  )
}

function Reorder({ order }: { readonly order: Order }) {
  const { t } = useTranslation('checkout')
  const { lines } = order
  const [tables, setTables] = useState(() => lines.map(({ pieces }) => rowsOfPieces(pieces)))
  const read = tables.map(rows => rows.map(row => readPiece(row).piece))
  const pieces = read.map(row => row.filter(piece => piece !== null))
  const quote = useReorderQuote(order, pieces)
  const { prepare, deliver } = useSendOrder({ code: '', quote })
  return (
    <main id="content" className={styles.page}>
      <div className={styles.work}>
        <header>
          <p className={styles.eyebrow}>{t('reorder.title')}</p>
          <h1 className="display">{orderNumber(order.number)}</h1>
          <p>{t('reorder.lead')}</p>
        </header>
        {lines.map((line, at) => (
          <section key={line.design} className={styles.form} aria-label={line.name || t('app:name.none')}>
            <h2>{line.name || t('app:name.none')}</h2>
            <PieceGrid
              line={line}
              rows={tables[at] ?? []}
              change={rows => setTables(before => before.with(at, rows))}
            />
          </section>
        ))}
        <OrderForm
          quote={quote}
          unready={read.flat().filter(piece => piece === null).length}
          isEmpty={pieces.flat().length === 0}
          isOpen
          prepare={delivery => prepare({ first: order.id, pieces }, delivery)}
          deliver={deliver}
          done={() => {}}
        />
      </div>
      <aside className={sum.sum} aria-label={t('price.title')}>
        <h2>{t('price.title')}</h2>
        {quote?.kind === 'loading' && <span className={sum.coming} role="status" aria-label={t('app:loading')} />}
        {quote?.kind === 'failed' && <LoadError error={quote.error} retry={quote.retry} />}
        {quote?.kind === 'ok' && (
          <QuoteLines
            quote={quote.value}
            items={lines.map(({ design, name }) => ({ id: design, name }))}
            isFetching={quote.isFetching}
          />
        )}
      </aside>
    </main>
  )
}

type Pieces = Parameters<typeof quoteItemOf>[1]['pieces']

/** What the pieces cost by the prices of today; `null` while there are none. */
function useReorderQuote({ lines }: Order, pieces: readonly Pieces[]) {
  const { client } = useServices()
  const items = lines.flatMap(({ design, productType, fabric }, at) => {
    const ordered = pieces[at] ?? []
    return ordered.length > 0 ? [quoteItemOf(productType, { design, fabric, pieces: ordered })] : []
  })
  const quote = useRequest(['quote', { items }], () =>
    items.length > 0 ? client.send(quoteCall, { body: { items } }) : Promise.resolve({ kind: 'unreachable' } as const),
  )
  return items.length > 0 ? quote : null
}
