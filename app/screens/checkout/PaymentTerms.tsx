import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { formatPercent } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useTenant } from '../../session/useTenant.ts'
import styles from './orderForm.module.css'

/** What the shop asks for before production, and how to pay it. The amount comes with the order. */
export function PaymentTerms() {
  const { t } = useTranslation('checkout')
  const language = useStream(useServices().language)
  const payment = useTenant()?.settings.payment
  if (!payment) return null
  const { required, depositPercent, instructions } = payment
  return (
    <section className={styles.payment} aria-labelledby="payment">
      <h3 id="payment">{t('payment.title')}</h3>
      <p>{t(`payment.${required}`, { percent: formatPercent(depositPercent * 100) })}</p>
      {instructions[language] && <p className={styles.howToPay}>{instructions[language]}</p>}
    </section>
  )
}
