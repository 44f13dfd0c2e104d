import { useTranslation } from 'react-i18next'
import { writeShopCall } from '../../../server/contract/production/handoffs.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormArea } from '../../ui/forms/FormFields.tsx'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import { Messages } from '../production/Messages.tsx'
import styles from './supplier.module.css'
import type { SupplierPartProps } from './supplierPart.ts'

const schema = writeShopCall.body.pick({ text: true })

/** What supplier and shop write to one another about an order. */
export function SupplierMessages({ secret, order, set }: SupplierPartProps) {
  const { t } = useTranslation('supplier')
  const { publicClient } = useServices()
  const { form, error, isBusy, submit } = useServerForm({
    schema,
    initial: { text: '' },
    send: ({ text }) => publicClient.send(writeShopCall, { body: { secret, text } }),
    done: value => {
      form.reset()
      set(value)
    },
  })
  return (
    <section className={styles.card} aria-labelledby="messages">
      <h2 id="messages">{t('messages')}</h2>
      <Messages messages={order.messages} supplier={order.supplier} />
      <form className={styles.form} noValidate onSubmit={submit}>
        <FormArea label={t('write')} rows={3} error={form.formState.errors.text?.message} {...form.register('text')} />
        <FormErrorNote error={error} />
        <SubmitButton className="button line" isBusy={isBusy} busy={t('console:entry.busy')}>
          {t('send')}
        </SubmitButton>
      </form>
    </section>
  )
}
