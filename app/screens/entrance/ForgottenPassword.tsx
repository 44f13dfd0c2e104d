import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { z } from 'zod'
import { forgotPasswordCall, resetPasswordCall } from '../../../server/contract/accounts/passwords.ts'
import { emailAddress } from '../../../server/contract/accounts/personFields.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormField } from '../../ui/forms/FormFields.tsx'
import { NewPasswordFields } from '../../ui/forms/PersonFields.tsx'
import { useServerForm, withRepeated } from '../../ui/forms/serverForm.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { useNavigate } from '../../ui/routing/RoutingContext.ts'
import { EntranceFrame, Notice } from './EntranceFrame.tsx'
import styles from './entrance.module.css'
import { type Handed, useMailedSecret } from './handedIn.ts'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** A forgotten password: asks where to send a link, and takes a new password from the person who follows it. */
export function ForgottenPassword() {
  const t = useScreenWords('entrance', { en, kh })
  const navigate = useNavigate()
  const token = useMailedSecret('token')
  const isForConsole = useMailedSecret('for') === 'console'
  const [useless, setUseless] = useState<string | null>(null)
  const isUseless = token === null || token === useless
  const giveUp = () => {
    setUseless(token)
    void navigate({ search: location.search }, { replace: true })
  }
  return (
    <EntranceFrame>
      <PageTitle>{t('forgot.title')}</PageTitle>
      {isUseless ? (
        <RequestResetLink wasUseless={useless !== null} />
      ) : (
        <NewPassword token={token} isForConsole={isForConsole} useless={giveUp} />
      )}
    </EntranceFrame>
  )
}

// The specification has a sentence of its own for this one.
const emailSchema = z.object({ email: z.string().trim().min(1, { error: 'input-email' }).pipe(emailAddress) })

/** Asks for the address that a link is sent to. What it says afterwards is the same for every address. */
export function RequestResetLink({ wasUseless }: { readonly wasUseless: boolean }) {
  const { t } = useTranslation('entrance')
  const { publicClient } = useServices()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { form, error, isBusy, submit } = useServerForm({
    schema: emailSchema,
    initial: { email: '' },
    send: ({ email }) => publicClient.send(forgotPasswordCall, { body: { email } }),
    done: (_done, { email }) => setSentTo(email),
  })
  if (sentTo !== null) {
    return (
      <>
        <MailCheck className={styles.icon} aria-hidden />
        <h1 className="display small">{t('forgot.sent')}</h1>
        <p className={styles.lead} role="status">
          {t('forgot.requested', { email: sentTo })}
        </p>
        <div className={styles.buttons}>
          <button type="button" className="button line large" onClick={() => setSentTo(null)}>
            {t('forgot.other')}
          </button>
        </div>
      </>
    )
  }
  return (
    <>
      <h1 className="display small">{t('forgot.title')}</h1>
      {wasUseless && <Notice kind="bad">{t('forgot.useless')}</Notice>}
      <p className={styles.lead}>{t('forgot.lead')}</p>
      <form className={styles.form} noValidate onSubmit={submit}>
        <FormField
          label={t('field.email')}
          required
          type="email"
          autoComplete="username"
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <FormErrorNote error={error} />
        <SubmitButton isBusy={isBusy} busy={t('forgot.busy')}>
          {t('forgot.send')}
        </SubmitButton>
      </form>
      <p className={styles.after}>
        <Link to="/auth/signin">{t('forgot.back')}</Link>
      </p>
    </>
  )
}

export interface NewPasswordProps {
  /** Of the mailed link. */
  readonly token: string
  /** Somebody was invited to the staff: the shop's own sign-in is not theirs. */
  readonly isForConsole?: boolean
  /** The link was used before, or is too old. */
  useless(): void
}

const passwordSchema = withRepeated(resetPasswordCall.body.pick({ password: true }), 'password')
const changed: Handed = { notice: 'newPassword' }

/** Sets a new password by the link. Every session ends, that of this browser too. */
export function NewPassword({ token, isForConsole = false, useless }: NewPasswordProps) {
  const { t } = useTranslation('entrance')
  const { session, publicClient } = useServices()
  const navigate = useNavigate()
  const { form, error, isBusy, submit } = useServerForm({
    schema: passwordSchema,
    initial: { password: '', repeated: '' },
    async send({ password }) {
      const response = await publicClient.send(resetPasswordCall, { body: { token, password } })
      if (response.kind === 'refused' && response.code === 'link-invalid') useless()
      return response
    },
    async done() {
      await session.leave()
      // The console is a page of its own.
      if (isForConsole) return location.assign('/console')
      await navigate('/auth/signin', { state: changed, replace: true })
    },
  })
  const { register, formState } = form
  // What was repeated is looked at again when the first one changes.
  const retry = { onChange: () => form.getValues('repeated') !== '' && void form.trigger('repeated') }
  return (
    <>
      <h1 className="display small">{t('reset.title')}</h1>
      <p className={styles.lead}>{t('reset.lead')}</p>
      <form className={styles.form} noValidate onSubmit={submit}>
        <NewPasswordFields
          label={t('field.password')}
          typed={form.watch('password')}
          first={{ error: formState.errors.password?.message, ...register('password', retry) }}
          second={{ error: formState.errors.repeated?.message, ...register('repeated') }}
        />
        <FormErrorNote error={error} />
        <SubmitButton isBusy={isBusy} busy={t('reset.busy')}>
          {t('reset.keep')}
        </SubmitButton>
      </form>
    </>
  )
}
