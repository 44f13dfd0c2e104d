import { useTranslation } from 'react-i18next'
import { signInCall } from '../../../server/contract/accounts/signIn.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormField, PasswordField } from '../../ui/forms/FormFields.tsx'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import { useEntrance } from '../session/EntranceContext.ts'
import styles from './entry.module.css'

const schema = signInCall.body.pick({ email: true, password: true })

/** The first step of signing in: email and password. */
export function PasswordStep() {
  const { t } = useTranslation('console')
  const { publicClient } = useServices()
  const entrance = useEntrance()
  const { form, error, isBusy, submit } = useServerForm({
    schema,
    initial: { email: '', password: '' },
    send: ({ email, password }) => publicClient.send(signInCall, { body: { email, password, clientId: 'console' } }),
    done: tokens => entrance.enter(tokens),
  })
  const { errors } = form.formState
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div>
        <h1 className="display small">{t('entry.title')}</h1>
        <p className={styles.lead}>{t('entry.lead')}</p>
      </div>
      <FormField
        label={t('entry.email')}
        required
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label={t('entry.password')}
        required
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <FormErrorNote error={error} words={{ 'wrong-client': t('entry.notStaff') }} />
      <SubmitButton isBusy={isBusy} busy={t('entry.busy')}>
        {t('entry.next')}
      </SubmitButton>
      <p className={styles.after}>
        <a href="/auth/forgotpassword">{t('entry.forgot')}</a>
      </p>
    </form>
  )
}
