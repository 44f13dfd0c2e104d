import { useTranslation } from 'react-i18next'
import { type ResponseOf, versionTag } from '../../../server/contract/call.ts'
import {
  changeEmailTextCall,
  emailText,
  type KindTexts,
  type listEmailTextsCall,
  resetEmailTextCall,
} from '../../../server/contract/console/emailTexts.ts'
import { useDebounced } from '../../device/useDebounced.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormArea, FormField } from '../../ui/forms/FormFields.tsx'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import { EmailPreview } from './EmailPreview.tsx'
import styles from './shop.module.css'

type Texts = ResponseOf<typeof listEmailTextsCall>

interface EmailTextFormProps {
  readonly shown: KindTexts
  changed(texts: Texts): void
  /** Somebody else has changed it meanwhile. What is typed stays, and can be saved over that. */
  outdated(): void
}

/** Subject, opening and closing of an email, beside the email as it would arrive. */
export function EmailTextForm({ shown, changed, outdated }: EmailTextFormProps) {
  const { kind, language, text, standard, version, placeholders } = shown
  const { t } = useTranslation('shop')
  const { client, toasts } = useServices()
  const problem = useProblemWord()
  const params = { kind, language }
  const lang = language === 'kh' ? 'km' : 'en'
  const { form, error, isBusy, submit } = useServerForm({
    schema: emailText,
    initial: text,
    send: async body => {
      const headers = { 'if-match': versionTag(version) }
      const response = await client.send(changeEmailTextCall, { params, headers, body })
      if (response.kind === 'refused' && response.code === 'version-mismatch') outdated()
      return response
    },
    done: texts => {
      toasts.show({ key: 'shop', severity: 'success', text: t('emails.saved') })
      changed(texts)
    },
  })
  const { errors } = form.formState
  const typed = form.watch()
  const rested = useDebounced(JSON.stringify(typed), 400)
  const reset = async () => {
    const response = await client.send(resetEmailTextCall, { params })
    if (response.kind === 'ok') {
      form.reset(standard)
      return changed(response.value)
    }
    toasts.show({ key: 'shop', severity: 'error', text: problem(response) })
  }
  return (
    <div className={styles.branding}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <FormField
          label={t('emails.subject')}
          lang={lang}
          required
          error={errors.subject?.message}
          {...form.register('subject')}
        />
        <FormArea
          label={t('emails.opening')}
          lang={lang}
          required
          rows={6}
          hint={t('emails.placeholders', { list: placeholders.map(name => `{${name}}`).join(' ') })}
          error={errors.opening?.message}
          {...form.register('opening')}
        />
        <FormArea
          label={t('emails.closing')}
          lang={lang}
          rows={4}
          hint={t('emails.closingHint')}
          error={errors.closing?.message}
          {...form.register('closing')}
        />
        <FormErrorNote error={error} />
        <div className={styles.tools}>
          <SubmitButton className="button primary" isBusy={isBusy} busy={t('console:entry.busy')}>
            {t('save')}
          </SubmitButton>
          {version > 0 && (
            <button type="button" className="button line" onClick={() => void reset()}>
              {t('emails.reset')}
            </button>
          )}
        </div>
      </form>
      <EmailPreview kind={kind} language={language} written={rested} />
    </div>
  )
}
