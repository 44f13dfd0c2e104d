import { useTranslation } from 'react-i18next'
import type { Order } from '../../../server/contract/orders/order.ts'
import { readShopSlipCall } from '../../../server/contract/orders/paymentSlips.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDate, formatTime } from '../../i18n/formats.ts'
import { SlipImage } from '../../screens/histories/slips/SlipImage.tsx'
import { fetchFile } from '../../session/api/fetchFile.ts'
import { useServices } from '../../session/ServicesContext.ts'
import styles from './order.module.css'

/** The transfer slips that the customer attached, beside the form that records the payment. */
export function ShopOrderSlips({ order: { id, slips } }: { readonly order: Order }) {
  const { t } = useTranslation('console')
  const { fetchAuthed: fetch, language } = useServices()
  const chosen = useStream(language)
  if (slips.length === 0) return null
  return (
    <section className={styles.card} aria-labelledby="order-slips">
      <h2 id="order-slips">{t('histories:slips.title')}</h2>
      <ul className={styles.slips}>
        {slips.map(slip => {
          const time = new Date(slip.createdAt)
          return (
            <SlipImage
              key={slip.id}
              slip={slip}
              fetchImage={one => fetchFile({ fetch, call: readShopSlipCall, address: { params: { id, slip: one } } })}
            >
              <small>
                {formatDate(time, chosen)}, {formatTime(time)}
              </small>
            </SlipImage>
          )
        })}
      </ul>
    </section>
  )
}
