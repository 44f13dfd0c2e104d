import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Payment, voidPaymentCall } from '../../../server/contract/orders/consoleOrders.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDate, formatMoney } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormField } from '../../ui/forms/FormFields.tsx'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import { useStaff } from '../session/EntranceContext.ts'
import styles from './order.module.css'
import type { OrderPartProps } from './orderPart.ts'
import { PaymentForm } from './PaymentForm.tsx'

/** Money that came in and went out. Nothing is ever deleted from the list. */
export function OrderPayments({ found: { order, payments }, changed }: OrderPartProps) {
  const { t } = useTranslation('console')
  const language = useStream(useServices().language)
  const staff = useStaff()
  const [voided, setVoided] = useState<Payment | null>(null)
  const taken = new Set(payments.map(({ voidOf }) => voidOf))
  const mayVoid = ({ id, voidOf }: Payment) => staff.may('money') && voidOf === null && !taken.has(id)
  return (
    <section className={styles.card} aria-labelledby="order-payments">
      <h2 id="order-payments">{t('payments.title')}</h2>
      {payments.length === 0 && <p className={styles.quiet}>{t('payments.none')}</p>}
      <ol className={styles.rows}>
        {payments.map(payment => {
          const { id, amount, method, by, at, note, voidOf } = payment
          return (
            <li key={id} data-void={taken.has(id) || voidOf !== null || undefined}>
              <span className={styles.line}>
                <strong>{formatMoney(amount)}</strong>
                {taken.has(id) && <span>{t('payments.voided')}</span>}
                {mayVoid(payment) && (
                  <button type="button" className="button" onClick={() => setVoided(payment)}>
                    {t('payments.void')}
                  </button>
                )}
              </span>
              <small>
                {t(`payments.by.${method}`)} · {by} · {formatDate(new Date(at), language)}
              </small>
              {note && <p>{note}</p>}
            </li>
          )
        })}
      </ol>
      {staff.may('money') && <PaymentForm key={payments.length} order={order} changed={changed} />}
      {voided && <VoidDialog order={order.id} payment={voided} close={() => setVoided(null)} changed={changed} />}
    </section>
  )
}

interface VoidDialogProps {
  readonly order: string
  readonly payment: Payment
  close(): void
  changed(): void
}

function VoidDialog({ order, payment, close, changed }: VoidDialogProps) {
  const { t } = useTranslation('console')
  const { client } = useServices()
  const { form, error, isBusy, submit } = useServerForm({
    schema: voidPaymentCall.body,
    initial: { note: '' },
    send: body => client.send(voidPaymentCall, { params: { id: order, payment: payment.id }, body }),
    done() {
      close()
      changed()
    },
  })
  const title = t('payments.voidTitle', { amount: formatMoney(payment.amount) })
  return (
    <TaskDialog title={title} lead={t('payments.voidLead')} close={close}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <FormField
          label={t('payments.voidReason')}
          required
          maxLength={500}
          error={form.formState.errors.note?.message}
          {...form.register('note')}
        />
        <FormErrorNote error={error} />
        <SubmitButton className="button danger solid" isBusy={isBusy} busy={t('entry.busy')}>
          {t('payments.void')}
        </SubmitButton>
      </form>
    </TaskDialog>
  )
}
