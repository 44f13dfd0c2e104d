import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { registerCall } from '../../../../server/contract/accounts/registration.ts'
import { useServices } from '../../../session/ServicesContext.ts'
import { FormTroubleNote, SubmitButton } from '../../../ui/forms/FormEnd.tsx'
import { FormField } from '../../../ui/forms/FormFields.tsx'
import { NameFields, NewPasswordFields, PhoneField } from '../../../ui/forms/PersonFields.tsx'
import { useServerForm, withRepeated } from '../../../ui/forms/serverForm.ts'
import styles from '../frame/entrance.module.css'

export interface SignUpFormProps {
  /** A letter is on its way; `expiresIn` seconds. */
  done(email: string, expiresIn: number, password: string): void
}

const schema = withRepeated(registerCall.body.omit({ language: true }), 'password')
const initial = { firstName: '', lastName: '', email: '', phone: '', password: '', repeated: '' }

/** Who one is, and the password. */
export function SignUpForm({ done }: SignUpFormProps) {
  const { t } = useTranslation('entrance')
  const { language, publicClient } = useServices()
  const { search } = useLocation()
  const { form, trouble, isBusy, submit } = useServerForm({
    ...{ schema, initial },
    send: ({ repeated, ...account }) =>
      publicClient.send(registerCall, { body: { ...account, language: language.current() } }),
    done: ({ email, expiresIn }, { password }) => done(email, expiresIn, password),
  })
  const { register, formState } = form
  const { errors } = formState
  // What was repeated is looked at again when the first one changes.
  const again = { onChange: () => form.getValues('repeated') !== '' && void form.trigger('repeated') }
  return (
    <>
      <h1 className="display small">{t('signUp.title')}</h1>
      <p className={styles.lead}>{t('signUp.lead')}</p>
      <form className={styles.form} noValidate onSubmit={submit}>
        <NameFields errors={errors} register={register} />
        <FormField
          label={t('field.email')}
          required
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...register('email')}
        />
        <PhoneField error={errors.phone?.message} {...register('phone')} />
        <NewPasswordFields
          label={t('field.password')}
          typed={form.watch('password')}
          first={{ error: errors.password?.message, ...register('password', again) }}
          second={{ error: errors.repeated?.message, ...register('repeated') }}
        />
        <p className={styles.small}>
          {t('signUp.terms')}{' '}
          <Link to="/terms" target="_blank">
            {t('app:footer.terms')}
          </Link>
        </p>
        <FormTroubleNote trouble={trouble} />
        <SubmitButton isBusy={isBusy} busy={t('signUp.busy')}>
          {t('app:menu.signUp')}
        </SubmitButton>
      </form>
      <p className={styles.after}>
        {t('signUp.known')} <Link to={`/auth/signin${search}`}>{t('app:menu.signIn')}</Link>
      </p>
    </>
  )
}
