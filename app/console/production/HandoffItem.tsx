import { Link2Off } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Handoff, revokeHandoffCall, writeSupplierCall } from '../../../server/contract/production/handoffs.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDate } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormField } from '../../ui/forms/FormFields.tsx'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import { useStaff } from '../session/EntranceContext.ts'
import { Messages } from './Messages.tsx'
import styles from './production.module.css'

interface HandoffItemProps {
  readonly order: string
  readonly link: Handoff
  changed(): void
}

/** A supplier who has the order: how far it is, what was written, and the end of the link. */
export function HandoffItem({ order, link, changed }: HandoffItemProps) {
  const { t } = useTranslation('production')
  const { client, confirmations, language, now, toasts } = useServices()
  const chosen = useStream(language)
  const staff = useStaff()
  const problem = useProblemWord()
  const { id, supplier, expiresAt, revokedAt, acknowledgedAt, progress, messages } = link
  const day = (time: string) => formatDate(new Date(time), chosen)
  const isOpen = revokedAt === null && Date.parse(expiresAt) > now()
  const revoke = async () => {
    const isAgreed = await confirmations.confirm({
      ...{ icon: Link2Off, title: t('revokeTitle', { supplier }), message: t('revokeText') },
      ...{ accept: t('revoke'), reject: t('keep') },
    })
    if (!isAgreed) return
    const response = await client.send(revokeHandoffCall, { params: { id: order, handoff: id } })
    if (response.kind !== 'ok') toasts.show({ key: 'handoff', severity: 'error', text: problem(response) })
    changed()
  }
  const end = revokedAt
    ? t('revoked', { date: day(revokedAt) })
    : isOpen
      ? t('until', { date: day(expiresAt) })
      : t('over', { date: day(expiresAt) })
  const all = progress.waiting + progress.cut + progress.sewn + progress.shipped
  return (
    <li>
      <strong>{supplier}</strong>
      <small>
        {end} · {acknowledgedAt ? t('seen', { date: day(acknowledgedAt) }) : t('unseen')}
      </small>
      <small>{t('progress', { ...progress, all })}</small>
      <Messages messages={messages} supplier={supplier} />
      {isOpen && staff.may('produce') && (
        <>
          <Reply order={order} link={link} sent={changed} />
          <button type="button" className="button danger" onClick={() => void revoke()}>
            {t('revoke')}
          </button>
        </>
      )}
    </li>
  )
}

function Reply({ order, link, sent }: { readonly order: string; readonly link: Handoff; sent(): void }) {
  const { t } = useTranslation('production')
  const { client } = useServices()
  const { form, isBusy, submit } = useServerForm({
    schema: writeSupplierCall.body,
    initial: { text: '' },
    send: body => client.send(writeSupplierCall, { params: { id: order, handoff: link.id }, body }),
    done: () => {
      form.reset()
      sent()
    },
  })
  return (
    <form className={styles.reply} noValidate onSubmit={submit}>
      <FormField
        label={t('reply', { supplier: link.supplier })}
        autoComplete="off"
        error={form.formState.errors.text?.message}
        {...form.register('text')}
      />
      <SubmitButton className="button line" isBusy={isBusy} busy={t('console:entry.busy')}>
        {t('sendReply')}
      </SubmitButton>
    </form>
  )
}
