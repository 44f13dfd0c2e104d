import { FileDown, Link2, MessageSquareText, SendHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { contactCall, contactRequest } from '../../../server/contract/contact.ts'
import { useStream } from '../../device/useStream.ts'
import { Links } from '../../editor/share/Links.tsx'
import { useServices } from '../../session/ServicesContext.ts'
import { designPath } from '../../studio/designAddress.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { PrintFindingsDialog } from '../../studio/print/PrintFindingsDialog.tsx'
import { usePrinting } from '../../studio/print/usePrinting.ts'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormArea, FormField } from '../../ui/forms/FormFields.tsx'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import styles from './checkout.module.css'

/** What gets a design made before it can be ordered here: an email to the shop, files, a link, a review. */
export function TodayOptions({ name, kits }: { readonly name: string; readonly kits: number }) {
  const { t } = useTranslation('checkout')
  const { id, garment, connection } = useOpenedDesign()
  const { isBusy, findings, print, printTeam, dismiss } = usePrinting()
  const [shown, show] = useState<'email' | 'link' | null>(null)
  return (
    <section aria-labelledby="today">
      <h2 id="today">{t('today.title')}</h2>
      <ul className={styles.actions}>
        <li>
          <MessageSquareText aria-hidden />
          <h3>{t('today.email.title')}</h3>
          <p>{t('today.email.text')}</p>
          <button type="button" className="button primary" onClick={() => show('email')}>
            {t('today.email.act')}
          </button>
        </li>
        <li>
          <SendHorizontal aria-hidden />
          <h3>{t('today.review.title')}</h3>
          <p>{t('today.review.text')}</p>
          <Link className="button line" to={designPath({ garment: garment.slug, id })}>
            {t('today.review.act')}
          </Link>
        </li>
        <li>
          <FileDown aria-hidden />
          <h3>{t('today.print.title')}</h3>
          <p>{t('today.print.text')}</p>
          <button
            type="button"
            className="button line"
            aria-disabled={isBusy}
            onClick={() => !isBusy && void (kits > 0 ? printTeam() : print())}
          >
            {isBusy ? t('app:print.busy') : kits > 0 ? t('today.print.team') : t('today.print.sample')}
          </button>
        </li>
        <li>
          <Link2 aria-hidden />
          <h3>{t('today.link.title')}</h3>
          <p>{connection.isGuest ? t('today.link.guest') : t('today.link.text')}</p>
          {!connection.isGuest && (
            <button type="button" className="button line" onClick={() => show('link')}>
              {t('today.link.act')}
            </button>
          )}
        </li>
      </ul>
      {shown === 'email' && <EmailDialog id={id} name={name} kits={kits} close={() => show(null)} />}
      {shown === 'link' && <LinkDialog close={() => show(null)} />}
      {findings && <PrintFindingsDialog findings={findings} close={dismiss} />}
    </section>
  )
}

interface EmailDialogProps {
  readonly id: string
  readonly name: string
  readonly kits: number
  readonly close: () => void
}

/** An email to the shop that names the design, so that it can be ordered by hand until checkout exists. */
function EmailDialog({ id, name, kits, close }: EmailDialogProps) {
  const { t } = useTranslation('checkout')
  const { client, session, toasts } = useServices()
  const known = useStream(session.state)
  const { form, error, isBusy, submit } = useServerForm({
    schema: contactRequest,
    initial: {
      contact: known.kind === 'in' ? known.details.email : '',
      subject: t('email.subjectOf', { name }),
      message: kits > 0 ? t('email.messageOf', { name, count: kits, id }) : t('email.messageOfNone', { name, id }),
    },
    send: body => client.send(contactCall, { body }),
    done() {
      close()
      toasts.show({ key: 'email', severity: 'success', text: t('email.sent'), life: 8000 })
    },
  })
  const { errors } = form.formState
  return (
    <TaskDialog title={t('email.title')} lead={t('email.lead')} close={close}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <FormField
          label={t('email.contact')}
          required
          autoComplete="email"
          error={errors.contact?.message}
          {...form.register('contact')}
        />
        <FormField label={t('email.subject')} required error={errors.subject?.message} {...form.register('subject')} />
        <FormArea
          label={t('email.message')}
          required
          rows={6}
          error={errors.message?.message}
          {...form.register('message')}
        />
        <FormErrorNote error={error} />
        <SubmitButton isBusy={isBusy} busy={t('email.sending')}>
          {t('email.send')}
        </SubmitButton>
      </form>
    </TaskDialog>
  )
}

/** The links to the open design, and another one. */
function LinkDialog({ close }: { readonly close: () => void }) {
  const { t } = useTranslation('checkout')
  return (
    <TaskDialog title={t('today.link.title')} close={close}>
      <Links />
    </TaskDialog>
  )
}
