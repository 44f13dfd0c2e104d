import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { signInCall } from '../../../../server/contract/accounts/signIn.ts'
import { useServices } from '../../../session/ServicesContext.ts'
import { FormTroubleNote, SubmitButton } from '../../../ui/forms/FormEnd.tsx'
import { FormField, PasswordField } from '../../../ui/forms/FormFields.tsx'
import { type FormTrouble, useServerForm } from '../../../ui/forms/serverForm.ts'
import { enterWith } from '../enterWith.ts'
import styles from '../frame/entrance.module.css'
import { Notice } from '../frame/Notice.tsx'
import { GoogleButton } from '../google/GoogleButton.tsx'
import type { Handed } from '../handedIn.ts'
import { UnlockNotice } from './UnlockNotice.tsx'

export interface Credentials {
  readonly email: string
  readonly password: string
}

export interface SignInFormProps {
  /** Where one goes afterwards. */
  readonly to: string
  readonly handed: Handed
  readonly google: FormTrouble | 'failed' | null
  /** The password is right, but the address waits for its code. */
  unconfirmed(credentials: Credentials): void
}

const schema = signInCall.body.pick({ email: true, password: true })

/** Address and password, or Google. */
export function SignInForm({ to, handed, google, unconfirmed }: SignInFormProps) {
  const { t } = useTranslation('entrance')
  const { session, publicClient } = useServices()
  const { search } = useLocation()
  const { form, trouble, isBusy, submit } = useServerForm({
    schema,
    initial: { email: handed.email ?? '', password: '' },
    async send({ email, password }) {
      const body = { email, password, clientId: 'web' } as const
      const answer = await enterWith(session, await publicClient.send(signInCall, { body }))
      if (answer.kind === 'refused' && answer.code === 'account-not-confirmed') unconfirmed({ email, password })
      return answer
    },
    // The screen sees that somebody is here, and goes on.
    done: () => {},
  })
  const { errors } = form.formState
  return (
    <>
      <h1 className="display small">{t('signIn.title')}</h1>
      <UnlockNotice />
      {handed.notice && <Notice kind="good">{t(`notice.${handed.notice}`)}</Notice>}
      {google === 'failed' && <Notice kind="bad">{t('google.failed')}</Notice>}
      <GoogleButton to={to} />
      <form className={styles.form} noValidate onSubmit={submit}>
        <FormField
          label={t('field.email')}
          required
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label={t('field.password')}
          required
          autoComplete="current-password"
          aside={<Link to="/auth/forgotpassword">{t('signIn.forgot')}</Link>}
          error={errors.password?.message}
          {...form.register('password')}
        />
        <FormTroubleNote trouble={trouble ?? (google === 'failed' ? null : google)} />
        <SubmitButton isBusy={isBusy} busy={t('signIn.busy')}>
          {t('app:menu.signIn')}
        </SubmitButton>
      </form>
      <p className={styles.after}>
        {t('signIn.new')} <Link to={`/auth/signup${search}`}>{t('signIn.signUp')}</Link>
      </p>
    </>
  )
}
