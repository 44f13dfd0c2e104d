import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../server/contract/orders/order.ts'
import { formatMoney } from '../i18n/formats.ts'
import styles from './paymentCode.module.css'

/** A KHQR code that a bank app scans to pay what is due next. Black on white in the dark too, so that it can be scanned. */
export function PaymentCode({ khqr: { text, cents } }: { readonly khqr: NonNullable<Order['khqr']> }) {
  const { t } = useTranslation()
  const code = useQrCode(text)
  const amount = formatMoney(cents)
  return (
    <figure className={styles.code}>
      {code && (
        <svg
          width={code.size * side}
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={t('app:khqr.label', { amount })}
        >
          <path d={code.path} />
        </svg>
      )}
      <figcaption>
        <strong>KHQR</strong>
        {t('app:khqr.scan', { amount })}
      </figcaption>
    </figure>
  )
}

/** Pixels of a module: whole ones, or scanners fail on screens of low density. */
const side = 3

interface QrCode {
  /** Of a side, in modules. */
  readonly size: number
  /** Of the dark modules, as an SVG path. */
  readonly path: string
}

/** `null` until the code is drawn. The words beside it say how to pay without one. */
function useQrCode(text: string): QrCode | null {
  const [code, setCode] = useState<QrCode | null>(null)
  useEffect(() => {
    let isCurrent = true
    import('uqr').then(
      ({ encode }) => {
        const { size, data } = encode(text, { ecc: 'L', border: 4 })
        const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
        if (isCurrent) setCode({ size, path })
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [text])
  return code
}
