import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { paymentMethods, recordPaymentCall } from '../../../server/contract/orders/consoleOrders.ts'
import type { Order } from '../../../server/contract/orders/order.ts'
import { formatMoney, readCents } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { MessageDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormChoice, FormField } from '../../ui/forms/FormFields.tsx'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import styles from './order.module.css'

/** Dollars as people type them, in Khmer figures too; cents for the server. */
const typedAmount = z.string().transform((text, context) => {
  const cents = readCents(text) ?? 0
  if (cents === 0 || Math.abs(cents) > 100_000_000) context.addIssue({ code: 'custom', message: 'incorrect' })
  return cents
})
const schema = z.object({
  amount: typedAmount,
  method: z.enum(paymentMethods),
  note: z.string().trim().max(500, { error: 'too-long' }),
})

interface PaymentFormProps {
  readonly order: Order
  changed(): void
}

/**
 * Records money. One form is one payment, however often it is sent: it keeps its key until the server took it. A surplus may
 * be right, but more often somebody mistyped, so the form asks first.
 */
export function PaymentForm({ order, changed }: PaymentFormProps) {
  const { t } = useTranslation('console')
  const { client, newId } = useServices()
  const [key] = useState(newId)
  const due = Math.max(
    0,
    (order.paid < order.dueBeforeProduction ? order.dueBeforeProduction : order.grandTotal) - order.paid,
  )
  const { form, error, isBusy, submit } = useServerForm({
    schema,
    initial: { amount: due > 0 ? (due / 100).toFixed(2) : '', method: 'transfer', note: '' },
    send: body =>
      client.send(recordPaymentCall, { params: { id: order.id }, headers: { 'idempotency-key': key }, body }),
    done: changed,
  })
  const { errors } = form.formState
  const [surplus, setSurplus] = useState(0)
  const record = (event: FormEvent) => {
    const cents = readCents(form.getValues('amount')) ?? 0
    const over = order.paid + cents - order.grandTotal
    if (cents <= 0 || over <= 0) return void submit(event)
    event.preventDefault()
    setSurplus(over)
  }
  return (
    <form className={styles.form} noValidate onSubmit={record} aria-label={t('payments.record')}>
      <div className={styles.pair}>
        <FormField
          label={t('payments.amount')}
          required
          inputMode="decimal"
          hint={t('payments.amountHint')}
          error={errors.amount?.message}
          {...form.register('amount')}
        />
        <FormChoice
          label={t('payments.method')}
          choices={paymentMethods.map(value => ({ value, label: t(`payments.by.${value}`) }))}
          {...form.register('method')}
        />
      </div>
      <FormField label={t('payments.note')} error={errors.note?.message} {...form.register('note')} />
      <FormErrorNote error={error} />
      <SubmitButton className="button line" isBusy={isBusy} busy={t('entry.busy')}>
        {t('payments.save')}
      </SubmitButton>
      {surplus > 0 && (
        <MessageDialog
          title={t('payments.surplus', { amount: formatMoney(surplus) })}
          accept={t('payments.surplusAccept')}
          refuse={t('payments.surplusRefuse')}
          confirm={() => void submit()}
          close={() => setSurplus(0)}
        >
          <p>{t('payments.surplusText', { total: formatMoney(order.grandTotal), paid: formatMoney(order.paid) })}</p>
        </MessageDialog>
      )}
    </form>
  )
}
