import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { contactCall, contactRequest } from '../../../server/contract/contact.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormArea, FormField } from '../../ui/forms/FormFields.tsx'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import styles from './contactForm.module.css'

/** A message to the shop, with where it can answer. */
export function ContactForm() {
  const { t } = useTranslation('home')
  const { client, language } = useServices()
  const [sentFrom, setSentFrom] = useState<string | null>(null)
  const { form, error, isBusy, submit } = useServerForm({
    schema: contactRequest,
    initial: { contact: '', subject: '', message: '' },
    send: body => client.send(contactCall, { body: { ...body, language: language.current() } }),
    done: (_, { contact }) => {
      setSentFrom(contact)
      form.reset()
    },
  })
  const { errors } = form.formState
  if (sentFrom !== null) {
    return (
      <div className={styles.sent} role="status">
        <CircleCheck aria-hidden />
        <p>{t('contact.sent', { contact: sentFrom })}</p>
        <button type="button" className="button line" onClick={() => setSentFrom(null)}>
          {t('contact.another')}
        </button>
      </div>
    )
  }
  return (
    <form className={styles.contact} noValidate onSubmit={submit}>
      <div className={styles.contactRow}>
        <FormField
          label={t('contact.contact')}
          required
          autoComplete="email"
          placeholder={t('contact.placeholder')}
          error={errors.contact?.message}
          {...form.register('contact')}
        />
        <FormField
          label={t('contact.subject')}
          required
          error={errors.subject?.message}
          {...form.register('subject')}
        />
      </div>
      <FormArea label={t('contact.message')} required error={errors.message?.message} {...form.register('message')} />
      <FormErrorNote error={error} />
      <SubmitButton isBusy={isBusy} busy={t('contact.sending')} className="button ink large">
        {t('contact.send')}
      </SubmitButton>
    </form>
  )
}
