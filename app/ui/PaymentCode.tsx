import { useTranslation } from 'react-i18next'
import type { Order } from '../../server/contract/orders/order.ts'
import { formatMoney } from '../i18n/formats.ts'
import styles from './paymentCode.module.css'
import { QrImage } from './QrImage.tsx'

/** A KHQR code that a bank app scans to pay what is due next. Black on white in the dark too, so that it can be scanned. */
export function PaymentCode({ khqr: { text, cents } }: { readonly khqr: NonNullable<Order['khqr']> }) {
  const { t } = useTranslation()
  const amount = formatMoney(cents)
  return (
    <figure className={styles.code}>
      <QrImage text={text} label={t('app:khqr.label', { amount })} />
      <figcaption>
        <strong>KHQR</strong>
        {t('app:khqr.scan', { amount })}
      </figcaption>
    </figure>
  )
}
