import { useTranslation } from 'react-i18next'
import { staffRoles } from '../../../server/contract/console/rights.ts'
import { inviteStaffCall } from '../../../server/contract/console/staff.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormChoice, FormField } from '../../ui/forms/FormFields.tsx'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import styles from './staff.module.css'

interface InviteDialogProps {
  close(): void
  invited(): void
}

/** Invites somebody by email; they choose a password with the link in it. */
export function InviteDialog({ close, invited }: InviteDialogProps) {
  const { t } = useTranslation('console')
  const { client, toasts } = useServices()
  const { form, error, isBusy, submit } = useServerForm({
    schema: inviteStaffCall.body,
    initial: { email: '', firstName: '', lastName: '', role: 'reviewer' as const },
    send: body => client.send(inviteStaffCall, { body }),
    done: () => {
      toasts.show({ key: 'staff', severity: 'success', text: t('staff.invited') })
      invited()
    },
  })
  const { errors } = form.formState
  return (
    <TaskDialog title={t('staff.invite')} lead={t('staff.inviteLead')} close={close}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <FormField
          label={t('entry.email')}
          required
          type="email"
          autoComplete="off"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <FormField
          label={t('staff.firstName')}
          required
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <FormField
          label={t('staff.lastName')}
          required
          error={errors.lastName?.message}
          {...form.register('lastName')}
        />
        <FormChoice
          label={t('staff.role')}
          choices={staffRoles.map(value => ({ value, label: t(`role.${value}`) }))}
          {...form.register('role')}
        />
        <FormErrorNote error={error} words={{ 'wrong-state': t('staff.known') }} />
        <SubmitButton className="button primary" isBusy={isBusy} busy={t('entry.busy')}>
          {t('staff.send')}
        </SubmitButton>
      </form>
    </TaskDialog>
  )
}
