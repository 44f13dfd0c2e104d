import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { registerCall } from '../../../server/contract/accounts/registration.ts'
import { useStream } from '../../device/useStream.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { ownPath } from '../../session/paths.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormField } from '../../ui/forms/FormFields.tsx'
import { NameFields, NewPasswordFields, PhoneField } from '../../ui/forms/PersonFields.tsx'
import { useServerForm, withRepeated } from '../../ui/forms/serverForm.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { useNavigate } from '../../ui/routing/RoutingContext.ts'
import { EntranceFrame, EntranceWait } from './EntranceFrame.tsx'
import styles from './entrance.module.css'
import { GoogleButton } from './GoogleSignIn.tsx'
import { type Handed, waitingAddress } from './handedIn.ts'
import { LaterArrival, LaterCodeStep } from './laterSteps.ts'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** Signing up: details first, then the code from the email. The second step outlives a reload of the page. */
export function SignUp() {
  const t = useScreenWords('entrance', { en, kh })
  const services = useServices()
  const { kind } = useStream(services.session.state)
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const waiting = waitingAddress(services)
  const [email, setEmail] = useState(waiting.read)
  // Never written down: after a reload one signs in with it once more.
  const [password, setPassword] = useState<string | null>(null)

  const begin = () => {
    waiting.forget()
    setEmail(null)
  }
  const done = (isIn: boolean) => {
    waiting.forget()
    const handed: Handed = { notice: 'confirmed', ...(email === null ? {} : { email }) }
    if (!isIn) void navigate({ pathname: '/auth/signin', search: query.toString() }, { state: handed, replace: true })
  }
  return (
    <EntranceFrame>
      <PageTitle>{t('app:menu.signUp')}</PageTitle>
      {kind === 'in' && <LaterArrival to={ownPath(query.get('redirect_to'))} />}
      {kind === 'starting' && <EntranceWait />}
      {(kind === 'out' || kind === 'unreachable') &&
        (email === null ? (
          <SignUpForm
            done={(address, expiresIn, typed) => {
              waiting.save(address, expiresIn)
              setPassword(typed)
              setEmail(address)
            }}
          />
        ) : (
          <LaterCodeStep email={email} password={password} back={begin} done={done} />
        ))}
    </EntranceFrame>
  )
}

export interface SignUpFormProps {
  /** The email with the code was sent; the code expires in `expiresIn` seconds. */
  done(email: string, expiresIn: number, password: string): void
}

const schema = withRepeated(registerCall.body.omit({ language: true }), 'password')
const initial = { firstName: '', lastName: '', email: '', phone: '', password: '', repeated: '' }

/** Who one is, and the password. */
export function SignUpForm({ done }: SignUpFormProps) {
  const { t } = useTranslation('entrance')
  const { language, publicClient } = useServices()
  const { search } = useLocation()
  const { form, error, isBusy, submit } = useServerForm({
    schema,
    initial,
    send: ({ repeated, ...account }) =>
      publicClient.send(registerCall, { body: { ...account, language: language.current() } }),
    done: ({ email, expiresIn }, { password }) => done(email, expiresIn, password),
  })
  const { register, formState } = form
  const { errors } = formState
  // What was repeated is looked at again when the first one changes.
  const retry = { onChange: () => form.getValues('repeated') !== '' && void form.trigger('repeated') }
  return (
    <>
      <h1 className="display small">{t('signUp.title')}</h1>
      <p className={styles.lead}>{t('signUp.lead')}</p>
      <GoogleButton to={ownPath(new URLSearchParams(search).get('redirect_to'))} />
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
          first={{ error: errors.password?.message, ...register('password', retry) }}
          second={{ error: errors.repeated?.message, ...register('repeated') }}
        />
        <p className={styles.small}>
          {t('signUp.terms')}{' '}
          <Link to="/terms" target="_blank">
            {t('app:footer.terms')}
          </Link>
        </p>
        <FormErrorNote error={error} />
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
