import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { latinFigures } from '../../../engine/lettering/latinFigures.ts'
import { confirmAccountCall, resendCodeCall } from '../../../server/contract/accounts/registration.ts'
import { signInCall } from '../../../server/contract/accounts/signIn.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormField } from '../../ui/forms/FormFields.tsx'
import { type FormError, useServerForm } from '../../ui/forms/serverForm.ts'
import { enterWith } from './enterWith.ts'
import styles from './entrance.module.css'

interface CodeStepProps {
  readonly email: string
  /** As it was typed before; `null` after a reload. */
  readonly password: string | null
  /** A code has to be sent before it is asked for. */
  readonly sendsFirst?: boolean
  /** To another address. */
  back(): void
  /** The address is confirmed; whether one is signed in, too. */
  done(isIn: boolean): void
}

const code = z
  .string()
  .min(1, { error: 'required' })
  .regex(/^\d{6}$/, { error: 'invalid-otp' })

/** The code from the email. People who have just typed their password are signed in with it. */
export function CodeStep({ email, password, sendsFirst = false, back, done }: CodeStepProps) {
  const { t } = useTranslation('entrance')
  const { session, publicClient } = useServices()
  const { form, error, isBusy, submit, forgetError } = useServerForm({
    schema: z.object({ code }),
    initial: { code: '' },
    send: values =>
      publicClient.send(confirmAccountCall, {
        headers: { username: email, 'otp-token': values.code, 'client-id': 'app' },
      }),
    async done() {
      if (password === null) return done(false)
      const body = { email, password, clientId: 'web' } as const
      const entered = await enterWith(session, await publicClient.send(signInCall, { body }))
      done(entered.kind === 'ok')
    },
  })
  const sending = useResending(email, () => {
    // Another code is on its way: what was wrong with the last one is over.
    forgetError()
    form.reset()
  })
  const { resend } = sending
  const isFirstSent = useRef(false)
  useEffect(() => {
    if (!sendsFirst || isFirstSent.current) return
    isFirstSent.current = true
    void resend()
  }, [sendsFirst, resend])

  return (
    <>
      <h1 className="display small">{t('code.title')}</h1>
      <p className={styles.lead}>{t('code.lead', { email })}</p>
      <form className={styles.form} noValidate onSubmit={submit}>
        <CodeField
          value={form.watch('code')}
          error={form.formState.errors.code?.message}
          change={value => {
            // A seventh figure changes nothing: the same code would be sent twice, and counted twice.
            if (value === form.getValues('code')) return
            form.setValue('code', value, { shouldValidate: form.formState.isSubmitted })
            if (value.length === 6) void submit()
          }}
        />
        <FormErrorNote error={error ?? sending.error} />
        <SubmitButton isBusy={isBusy} busy={t('code.busy')}>
          {t('code.confirm')}
        </SubmitButton>
      </form>
      <p className={styles.after} role="status">
        {sending.isSent && <>{t('code.sent')} </>}
        {t('code.none')}{' '}
        <button type="button" className={styles.link} aria-disabled={sending.wait > 0} onClick={sending.press}>
          {sending.wait > 0 ? t('code.wait', { count: sending.wait }) : t('code.again')}
        </button>
      </p>
      <p className={styles.after}>
        <button type="button" className={styles.link} onClick={back}>
          {t('code.back')}
        </button>
      </p>
    </>
  )
}

interface CodeFieldProps {
  readonly value: string
  readonly error: string | undefined
  change(code: string): void
}

/** Six figures, typed or pasted with whatever stands around them. */
function CodeField({ value, error, change }: CodeFieldProps) {
  const { t } = useTranslation('entrance')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <div className={styles.code}>
      <FormField
        label={t('code.label')}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        ref={field}
        value={value}
        error={error}
        onChange={event => change(figuresIn(event.target.value).slice(0, 6))}
      />
    </div>
  )
}

/** Seconds that an email may take before another can be requested. */
const resendSeconds = 30

/** Sends another code, not more often than emails arrive. */
function useResending(email: string, sent: () => void) {
  const { now, publicClient } = useServices()
  const [sentAt, setSentAt] = useState(now)
  const [clock, setClock] = useState(now)
  const [error, setError] = useState<FormError | null>(null)
  const [isSent, setSent] = useState(false)
  const onSent = useRef(sent)
  onSent.current = sent
  const wait = Math.max(0, resendSeconds - Math.floor((clock - sentAt) / 1000))

  useEffect(() => {
    if (wait === 0) return undefined
    const ticking = setInterval(() => setClock(now()), 1000)
    return () => clearInterval(ticking)
  }, [wait, now])

  const resend = useCallback(async () => {
    setSentAt(now())
    setClock(now())
    const response = await publicClient.send(resendCodeCall, { headers: { username: email } })
    setError(response.kind === 'ok' ? null : response)
    setSent(response.kind === 'ok')
    if (response.kind === 'ok') onSent.current()
    // What was not sent may be asked for again at once.
    if (response.kind === 'unreachable') setSentAt(0)
  }, [publicClient, email, now])

  return { wait, error, isSent, resend, press: () => wait === 0 && void resend() }
}

/** The figures of a text, Khmer ones as Latin. */
export const figuresIn = (text: string): string => latinFigures(text).replace(/\D/g, '')
