import { useTranslation } from 'react-i18next'
import { shopTemplateNames } from '../../../server/contract/console/shopTemplates.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormField } from '../../ui/forms/FormFields.tsx'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import styles from './templates.module.css'

interface TemplateNamesProps {
  readonly title: string
  readonly lead?: string
  readonly accept: string
  readonly names: { readonly kh: string; readonly en: string }
  send(names: { readonly kh: string; readonly en: string }): Promise<ClientResponse<unknown>>
  close(): void
  saved(): void
}

/** Asks what a template is called in both languages. */
export function TemplateNames({ title, lead, accept, names, send, close, saved }: TemplateNamesProps) {
  const { t } = useTranslation('templates')
  const { form, error, isBusy, submit } = useServerForm({
    schema: shopTemplateNames,
    initial: names,
    send,
    done: saved,
  })
  const { errors } = form.formState
  const field = (language: 'kh' | 'en') => (
    <FormField
      label={t(`name.${language}`)}
      required
      maxLength={60}
      autoComplete="off"
      error={errors[language]?.message}
      {...form.register(language)}
    />
  )
  return (
    <TaskDialog title={title} lead={lead} close={close}>
      <form className={styles.form} noValidate onSubmit={submit}>
        {field('kh')}
        {field('en')}
        <FormErrorNote error={error} />
        <div className={styles.formEnd}>
          <SubmitButton className="button primary" isBusy={isBusy} busy={t('console:entry.busy')}>
            {accept}
          </SubmitButton>
        </div>
      </form>
    </TaskDialog>
  )
}
