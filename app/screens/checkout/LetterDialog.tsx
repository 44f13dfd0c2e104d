import { useTranslation } from 'react-i18next'
import { contactAnswer, contactRequest } from '../../../server/contract/contact.ts'
import { useStream } from '../../device/useStream.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { TaskDialog } from '../../ui/dialog/Dialogs.tsx'
import { FormTroubleNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormArea, FormField } from '../../ui/forms/FormFields.tsx'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import styles from './letter.module.css'

export interface LetterDialogProps {
  readonly id: string
  readonly name: string
  readonly kits: number
  readonly close: () => void
}

/** A letter to the shop that names the design, so that it can be made by hand until it can be ordered here. */
export function LetterDialog({ id, name, kits, close }: LetterDialogProps) {
  const { t } = useTranslation('checkout')
  const { ask, session, toasts } = useServices()
  const known = useStream(session.state)
  const { form, trouble, isBusy, submit } = useServerForm({
    schema: contactRequest,
    initial: {
      contact: known.kind === 'in' ? known.details.email : '',
      subject: t('letter.subjectOf', { name }),
      message: kits > 0 ? t('letter.messageOf', { name, count: kits, id }) : t('letter.messageOfNone', { name, id }),
    },
    send: written => ask({ method: 'POST', path: '/api/contact', body: written, answer: contactAnswer }),
    done() {
      close()
      toasts.show({ key: 'letter', severity: 'success', text: t('letter.sent'), life: 8000 })
    },
  })
  const { errors } = form.formState
  return (
    <TaskDialog title={t('letter.title')} lead={t('letter.lead')} close={close}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <FormField
          label={t('letter.contact')}
          required
          autoComplete="email"
          error={errors.contact?.message}
          {...form.register('contact')}
        />
        <FormField label={t('letter.subject')} required error={errors.subject?.message} {...form.register('subject')} />
        <FormArea
          label={t('letter.message')}
          required
          rows={6}
          error={errors.message?.message}
          {...form.register('message')}
        />
        <FormTroubleNote trouble={trouble} />
        <SubmitButton isBusy={isBusy} busy={t('letter.sending')}>
          {t('letter.send')}
        </SubmitButton>
      </form>
    </TaskDialog>
  )
}
