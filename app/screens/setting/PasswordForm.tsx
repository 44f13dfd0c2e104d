import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Details } from '../../../server/contract/accounts/details.ts'
import { changePasswordCall } from '../../../server/contract/accounts/passwords.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { PasswordField } from '../../ui/forms/FormFields.tsx'
import { NewPasswordFields } from '../../ui/forms/PersonFields.tsx'
import { useServerForm, withRepeated } from '../../ui/forms/serverForm.ts'
import styles from './setting.module.css'

const schema = withRepeated(changePasswordCall.body, 'newPassword')
const initial = { currentPassword: '', newPassword: '', repeated: '' }

/** Changes the password; the old one is asked for. Other devices are signed out. */
export function PasswordForm({ hasPassword, email }: Pick<Details, 'hasPassword' | 'email'>) {
  const { t } = useTranslation('setting')
  const { client, queries, toasts } = useServices()
  const { form, error, isBusy, submit } = useServerForm({
    schema,
    initial,
    send: ({ currentPassword, newPassword }) =>
      client.send(changePasswordCall, { body: { currentPassword, newPassword } }),
    done() {
      form.reset(initial)
      void queries.invalidateQueries({ queryKey: ['setting', 'sessions'] })
      toasts.show({ key: 'password', severity: 'success', text: t('password.kept'), life: 5000 })
    },
  })
  if (!hasPassword) return <NoPassword />
  const { register, formState } = form
  const { errors } = formState
  // What was repeated is looked at again when the first one changes.
  const retry = { onChange: () => form.getValues('repeated') !== '' && void form.trigger('repeated') }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {/* Password managers ask whose password it is. */}
      <input
        className="visually-hidden"
        type="text"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <PasswordField
        label={t('password.current')}
        required
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <NewPasswordFields
        label={t('password.new')}
        typed={form.watch('newPassword')}
        first={{ error: errors.newPassword?.message, ...register('newPassword', retry) }}
        second={{ error: errors.repeated?.message, ...register('repeated') }}
      />
      <FormErrorNote error={error} />
      <SubmitButton className="button line" isBusy={isBusy} busy={t('busy')}>
        {t('password.change')}
      </SubmitButton>
    </form>
  )
}

function NoPassword() {
  const { t } = useTranslation('setting')
  return (
    <p className={styles.prompt}>
      {t('password.none')} <Link to="/auth/forgotpassword">{t('password.make')}</Link>
    </p>
  )
}
