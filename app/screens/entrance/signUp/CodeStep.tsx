import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { confirmAccountCall } from '../../../../server/contract/accounts/registration.ts'
import { signInCall } from '../../../../server/contract/accounts/signIn.ts'
import { useServices } from '../../../session/ServicesContext.ts'
import { FormTroubleNote, SubmitButton } from '../../../ui/forms/FormEnd.tsx'
import { useServerForm } from '../../../ui/forms/serverForm.ts'
import { enterWith } from '../enterWith.ts'
import styles from '../frame/entrance.module.css'
import { CodeField } from './CodeField.tsx'
import { useResending } from './useResending.ts'

export interface CodeStepProps {
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

/** The code from the letter. Who typed the password just before is signed in with it. */
export function CodeStep({ email, password, sendsFirst = false, back, done }: CodeStepProps) {
  const { t } = useTranslation('entrance')
  const { session, publicClient } = useServices()
  const sending = useResending(email)
  const { form, trouble, isBusy, submit } = useServerForm({
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
      done(entered.kind === 'answered')
    },
  })
  const { resend } = sending
  useEffect(() => {
    if (sendsFirst) void resend()
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
            form.setValue('code', value, { shouldValidate: form.formState.isSubmitted })
            if (value.length === 6) void submit()
          }}
        />
        <FormTroubleNote trouble={trouble ?? sending.trouble} />
        <SubmitButton isBusy={isBusy} busy={t('code.busy')}>
          {t('code.confirm')}
        </SubmitButton>
      </form>
      <p className={styles.after} role="status">
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
