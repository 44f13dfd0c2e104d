import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { unlockCall } from '../../../server/contract/accounts/passwords.ts'
import { signInCall } from '../../../server/contract/accounts/signIn.ts'
import { useStream } from '../../device/useStream.ts'
import { useScreenWords } from '../../i18n/words.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import { ownPath } from '../../session/paths.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormField, PasswordField } from '../../ui/forms/FormFields.tsx'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import { type FormError, useServerForm } from '../../ui/forms/serverForm.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { useNavigate } from '../../ui/routing/RoutingContext.ts'
import { EntranceFrame, EntranceWait, Notice } from './EntranceFrame.tsx'
import { enterWith } from './enterWith.ts'
import styles from './entrance.module.css'
import { GoogleButton, useGoogleReturn } from './GoogleSignIn.tsx'
import { type Handed, handedIn, useMailedSecret } from './handedIn.ts'
import { LaterArrival, LaterCodeStep } from './laterSteps.ts'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** The sign-in screen. Someone who is signed in already is redirected. */
export function SignIn() {
  const t = useScreenWords('entrance', { en, kh })
  const { kind } = useStream(useServices().session.state)
  const [query] = useSearchParams()
  const { hash, state } = useLocation()
  const handed = handedIn(state)
  // People who are signed in may open the email of a locked account, too.
  const isUnlocking = hash.startsWith('#unlock=')
  const google = useGoogleReturn()
  const [unconfirmed, setUnconfirmed] = useState<Credentials | null>(null)
  const to = ownPath(google.to ?? query.get('redirect_to'))
  return (
    <EntranceFrame>
      <PageTitle>{t('app:menu.signIn')}</PageTitle>
      {kind === 'in' && (isUnlocking ? <UnlockNotice /> : <LaterArrival to={to} />)}
      {kind === 'starting' && <EntranceWait />}
      {(kind === 'out' || kind === 'unreachable') &&
        (unconfirmed ? (
          <LaterCodeStep
            {...unconfirmed}
            sendsFirst
            back={() => setUnconfirmed(null)}
            done={isIn => !isIn && setUnconfirmed(null)}
          />
        ) : (
          <SignInForm to={to} handed={handed} google={google.error} unconfirmed={setUnconfirmed} />
        ))}
    </EntranceFrame>
  )
}

export interface Credentials {
  readonly email: string
  readonly password: string
}

export interface SignInFormProps {
  /** Where one goes afterwards. */
  readonly to: string
  readonly handed: Handed
  readonly google: FormError | 'failed' | null
  /** The password is right, but the address waits for its code. */
  unconfirmed(credentials: Credentials): void
}

const schema = signInCall.body.pick({ email: true, password: true })

/** Address and password, or Google. */
export function SignInForm({ to, handed, google, unconfirmed }: SignInFormProps) {
  const { t } = useTranslation('entrance')
  const { session, publicClient } = useServices()
  const { search } = useLocation()
  const { form, error, isBusy, submit } = useServerForm({
    schema,
    initial: { email: handed.email ?? '', password: '' },
    async send({ email, password }) {
      const body = { email, password, clientId: 'web' } as const
      const response = await enterWith(session, await publicClient.send(signInCall, { body }))
      if (response.kind === 'refused' && response.code === 'account-not-confirmed') unconfirmed({ email, password })
      return response
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
        <FormErrorNote error={error ?? (google === 'failed' ? null : google)} />
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

/** Unlocks the account for visitors who follow the email's link, and confirms it. */
export function UnlockNotice() {
  const secret = useMailedSecret('unlock')
  return secret && <Unlocking key={secret} secret={secret} />
}

function Unlocking({ secret }: { readonly secret: string }) {
  const { t } = useTranslation('entrance')
  const { publicClient } = useServices()
  const word = useProblemWord()
  const navigate = useNavigate()
  const [response, setResponse] = useState<ClientResponse<unknown> | null>(null)
  const isSent = useRef(false)

  useEffect(() => {
    // A link works once.
    if (isSent.current) return
    isSent.current = true
    void publicClient.send(unlockCall, { body: { token: secret } }).then(response => {
      setResponse(response)
      // The address need not say it again, unless the page is worth loading again.
      if (response.kind !== 'unreachable') void navigate({ search: location.search }, { replace: true })
    })
  }, [publicClient, secret, navigate])

  if (response === null) return <Notice kind="good">{t('unlock.busy')}</Notice>
  if (response.kind === 'ok') return <Notice kind="good">{t('unlock.done')}</Notice>
  const isUsed = response.kind === 'refused' && response.code === 'link-invalid'
  return <Notice kind="bad">{isUsed ? t('unlock.used') : word(response)}</Notice>
}
