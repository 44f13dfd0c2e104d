import { Ban, LogOut, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  blockCustomerCall,
  type Customer,
  endCustomerSessionsCall,
  eraseCustomerCall,
} from '../../../server/contract/console/customers.ts'
import { useStream } from '../../device/useStream.ts'
import { fullName } from '../../i18n/formats.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormField } from '../../ui/forms/FormFields.tsx'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import { useNavigate } from '../../ui/routing/RoutingContext.ts'
import styles from './people.module.css'

export interface CustomerPartProps {
  readonly customer: Customer
  changed(): void
}

/** Blocks a customer, signs them out or erases them; the staff is none of these. */
export function CustomerActs({ customer, changed }: CustomerPartProps) {
  const { t } = useTranslation('people')
  const { client, confirmations, toasts, language } = useServices()
  const problem = useProblemWord()
  const [isErasing, setErasing] = useState(false)
  const { id, status, sessions, isStaff } = customer
  const name = fullName(customer, useStream(language))
  const params = { id }
  const take = async (sent: Promise<ClientResponse<Customer>>, done: string) => {
    const came = await sent
    const isDone = came.kind === 'ok'
    toasts.show({
      key: 'customer',
      severity: isDone ? 'success' : 'error',
      text: isDone ? t(`customer.${done}`, { name }) : problem(came),
    })
    changed()
  }
  const confirmed = async (what: 'block' | 'signOut', act: () => Promise<void>) => {
    const isAgreed = await confirmations.confirm({
      icon: what === 'block' ? Ban : LogOut,
      title: t(`customer.${what}Title`, { name }),
      message: t(`customer.${what}Text`),
      accept: t(`customer.${what}`),
      reject: t('console:step.keep'),
    })
    if (isAgreed) await act()
  }
  const block = (blocked: boolean) =>
    take(client.send(blockCustomerCall, { params, body: { blocked } }), blocked ? 'blocked' : 'unblocked')
  return (
    <div className={styles.acts}>
      {status === 'blocked' && (
        <button type="button" className="button line" onClick={() => void block(false)}>
          <Undo2 aria-hidden />
          {t('customer.unblock')}
        </button>
      )}
      {sessions.length > 0 && (
        <button
          type="button"
          className="button line"
          onClick={() =>
            void confirmed('signOut', () => take(client.send(endCustomerSessionsCall, { params }), 'signedOut'))
          }
        >
          <LogOut aria-hidden />
          {t('customer.signOut')}
        </button>
      )}
      {!isStaff && (status === 'active' || status === 'locked') && (
        <button type="button" className="button line" onClick={() => void confirmed('block', () => block(true))}>
          <Ban aria-hidden />
          {t('customer.block')}
        </button>
      )}
      {!isStaff && (
        <button type="button" className="button line" onClick={() => setErasing(true)}>
          <Trash2 aria-hidden />
          {t('customer.erase')}
        </button>
      )}
      {isErasing && <EraseDialog customer={customer} name={name} close={() => setErasing(false)} />}
    </div>
  )
}

interface EraseDialogProps {
  readonly customer: Customer
  readonly name: string
  close(): void
}

/** Erases a customer once their address was typed. */
function EraseDialog({ customer: { id, email }, name, close }: EraseDialogProps) {
  const { t } = useTranslation('people')
  const { client, toasts, queries } = useServices()
  const navigate = useNavigate()
  const { form, error, isBusy, submit } = useServerForm({
    schema: eraseCustomerCall.body,
    initial: { email: '' },
    send: body => client.send(eraseCustomerCall, { params: { id }, body }),
    done: async ({ orders }) => {
      toasts.show({ key: 'customer', severity: 'success', text: t('customer.erased', { name, count: orders }) })
      await navigate('/console/customers')
      queries.removeQueries({ queryKey: ['console-customer', id] })
      await queries.invalidateQueries({ queryKey: ['console-customers'] })
    },
  })
  return (
    <TaskDialog title={t('customer.eraseTitle', { name })} lead={t('customer.eraseText')} close={close}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <FormField
          label={t('customer.eraseEmail', { email })}
          required
          type="email"
          autoComplete="off"
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <FormErrorNote error={error} />
        <div className={styles.formEnd}>
          <button type="button" className="button line" onClick={close}>
            {t('console:step.keep')}
          </button>
          <SubmitButton className="button danger solid" isBusy={isBusy} busy={t('console:entry.busy')}>
            {t('customer.eraseNow')}
          </SubmitButton>
        </div>
      </form>
    </TaskDialog>
  )
}
