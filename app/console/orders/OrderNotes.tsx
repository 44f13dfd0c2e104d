import { useTranslation } from 'react-i18next'
import { addOrderNoteCall } from '../../../server/contract/orders/consoleOrders.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDate, formatTime } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormArea } from '../../ui/forms/FormFields.tsx'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import { useStaff } from '../session/EntranceContext.ts'
import styles from './order.module.css'
import type { OrderPartProps } from './orderPart.ts'

/** What the staff tells one another about an order. */
export function OrderNotes({ found: { order, notes }, changed }: OrderPartProps) {
  const { t } = useTranslation('console')
  const language = useStream(useServices().language)
  const staff = useStaff()
  return (
    <section className={styles.card} aria-labelledby="order-notes">
      <h2 id="order-notes">{t('notes.title')}</h2>
      {notes.length === 0 && <p className={styles.quiet}>{t('notes.none')}</p>}
      <ol className={styles.rows}>
        {notes.map(({ id, text, by, at }) => {
          const time = new Date(at)
          return (
            <li key={id}>
              <p>{text}</p>
              <small>
                {by} · {formatDate(time, language)}, {formatTime(time)}
              </small>
            </li>
          )
        })}
      </ol>
      {staff.may('note') && <NoteForm key={notes.length} order={order.id} changed={changed} />}
    </section>
  )
}

function NoteForm({ order, changed }: { readonly order: string; changed(): void }) {
  const { t } = useTranslation('console')
  const { client } = useServices()
  const { form, error, isBusy, submit } = useServerForm({
    schema: addOrderNoteCall.body,
    initial: { text: '' },
    send: body => client.send(addOrderNoteCall, { params: { id: order }, body }),
    done: changed,
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <FormArea
        label={t('notes.label')}
        rows={2}
        error={form.formState.errors.text?.message}
        {...form.register('text')}
      />
      <FormErrorNote error={error} />
      <SubmitButton className="button line" isBusy={isBusy} busy={t('entry.busy')}>
        {t('notes.add')}
      </SubmitButton>
    </form>
  )
}
