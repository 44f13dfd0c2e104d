import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createHandoffCall, handoffDays } from '../../../server/contract/production/handoffs.ts'
import { listSuppliersCall } from '../../../server/contract/production/suppliers.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormChoice, FormField } from '../../ui/forms/FormFields.tsx'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import styles from './production.module.css'

const { supplier, days } = createHandoffCall.body.shape
const schema = z
  .object({
    supplierId: z.string(),
    supplier: z.string(),
    send: z.boolean(),
    days: z.coerce.number({ error: 'incorrect' }).pipe(days.unwrap()),
  })
  // A name is typed only for somebody who is not in the list.
  .superRefine((typed, context) => {
    if (typed.supplierId !== '') return
    const [issue] = supplier.safeParse(typed.supplier).error?.issues ?? []
    if (issue) context.addIssue({ code: 'custom', path: ['supplier'], message: issue.message })
  })

interface HandoffDialogProps {
  readonly order: string
  readonly pack: string
  created(): void
  close(): void
}

/** Makes a link for a supplier and shows it, once. */
export function HandoffDialog({ order, pack, created, close }: HandoffDialogProps) {
  const { t } = useTranslation('production')
  const { client, withTenant, toasts } = useServices()
  const found = useRequest(['console-suppliers'], () => client.send(listSuppliersCall))
  const suppliers = found.kind === 'ok' ? found.value.items : []
  const [link, setLink] = useState<string | null>(null)
  const { form, error, isBusy, submit } = useServerForm({
    schema,
    initial: { supplierId: '', supplier: '', send: true, days: handoffDays.initial },
    send: ({ supplierId, ...body }) => {
      const known = suppliers.find(({ id }) => id === supplierId)
      const who = known && { supplier: known.name, supplierId: known.id }
      // A supplier whose name is typed has no email address.
      const isSent = body.send && Boolean(known?.email)
      return client.send(createHandoffCall, { params: { id: order }, body: { ...body, ...who, send: isSent, pack } })
    },
    done: ({ secret }, { send }) => {
      if (send && chosen?.email) {
        toasts.show({ key: 'handoff', severity: 'success', text: t('sent', { email: chosen.email }) })
      }
      // Behind the #, so that it reaches no server and no log.
      setLink(`${location.origin}${withTenant('/supplier')}#${secret}`)
      created()
    },
  })
  const { errors } = form.formState
  const chosen = suppliers.find(({ id }) => id === form.watch('supplierId'))
  if (link !== null) return <NewLink link={link} close={close} />
  return (
    <TaskDialog title={t('handOverTitle')} lead={t('handOverLead')} close={close}>
      <form className={styles.dialog} noValidate onSubmit={submit}>
        {suppliers.length > 0 && (
          <FormChoice
            label={t('who')}
            choices={[
              ...suppliers.map(({ id, name }) => ({ value: id, label: name })),
              { value: '', label: t('someone') },
            ]}
            {...form.register('supplierId')}
          />
        )}
        {!chosen && (
          <FormField
            label={t('supplier')}
            required
            maxLength={80}
            error={errors.supplier?.message}
            {...form.register('supplier')}
          />
        )}
        {chosen?.email && (
          <label className={styles.send}>
            <input type="checkbox" {...form.register('send')} />
            {t('send', { email: chosen.email })}
          </label>
        )}
        <FormField
          label={t('days')}
          required
          inputMode="numeric"
          error={errors.days && 'incorrect'}
          {...form.register('days')}
        />
        <FormErrorNote error={error} />
        <SubmitButton className="button primary" isBusy={isBusy} busy={t('console:entry.busy')}>
          {t('create')}
        </SubmitButton>
      </form>
    </TaskDialog>
  )
}

function NewLink({ link, close }: { readonly link: string; close(): void }) {
  const { t } = useTranslation('production')
  const { toasts } = useServices()
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    toasts.show({ key: 'handoff', severity: 'success', text: t('copied') })
  }
  return (
    <TaskDialog title={t('link')} lead={t('linkLead')} close={close}>
      <div className={styles.dialog}>
        <FormField label={t('link')} readOnly value={link} onFocus={event => event.target.select()} />
        <div className={styles.acts}>
          <button type="button" className="button primary" onClick={() => void copy()}>
            {t('copy')}
          </button>
          <button type="button" className="button line" onClick={close}>
            {t('close')}
          </button>
        </div>
      </div>
    </TaskDialog>
  )
}
