import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { z } from 'zod'
import { forgotPasswordCall } from '../../../../server/contract/accounts/passwords.ts'
import { emailAddress } from '../../../../server/contract/accounts/personFields.ts'
import { useServices } from '../../../session/ServicesContext.ts'
import { FormTroubleNote, SubmitButton } from '../../../ui/forms/FormEnd.tsx'
import { FormField } from '../../../ui/forms/FormFields.tsx'
import { useServerForm } from '../../../ui/forms/serverForm.ts'
import styles from '../frame/entrance.module.css'
import { Notice } from '../frame/Notice.tsx'

// The specification has a sentence of its own for this one.
const schema = z.object({ email: z.string().trim().min(1, { error: 'input-email' }).pipe(emailAddress) })

/** Asks for the address that a link is sent to. What it says afterwards is the same for every address. */
export function AskForLink({ wasUseless }: { readonly wasUseless: boolean }) {
  const { t } = useTranslation('entrance')
  const { publicClient } = useServices()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { form, trouble, isBusy, submit } = useServerForm({
    schema,
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
          {t('forgot.look', { email: sentTo })}
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
        <FormTroubleNote trouble={trouble} />
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
