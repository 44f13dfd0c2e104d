import { useTranslation } from 'react-i18next'
import { versionTag } from '../../../server/contract/call.ts'
import { changeWebhookCall, createWebhookCall, type Webhook, webhookEvents } from '../../../server/contract/webhooks.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormField } from '../../ui/forms/FormFields.tsx'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import styles from './webhooks.module.css'

const schema = createWebhookCall.body.pick({ url: true, events: true })

interface WebhookDialogProps {
  /** Null for a new one. */
  readonly webhook: Webhook | null
  close(): void
  /** With the secret of a new one. */
  saved(secret: string | null): void
}

/** An address and the events that it gets. */
export function WebhookDialog({ webhook, close, saved }: WebhookDialogProps) {
  const { t } = useTranslation('webhooks')
  const { client } = useServices()
  const { form, error, isBusy, submit } = useServerForm({
    schema,
    initial: { url: webhook?.url ?? 'https://', events: [...(webhook?.events ?? webhookEvents)] },
    send: body =>
      webhook === null
        ? client.send(createWebhookCall, { body })
        : client.send(changeWebhookCall, {
            params: { id: webhook.id },
            headers: { 'if-match': versionTag(webhook.version) },
            body,
          }),
    done: ({ secret }) => saved(secret),
  })
  const { errors } = form.formState
  return (
    <TaskDialog title={t(webhook === null ? 'add' : 'edit')} close={close}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <FormField
          label={t('url')}
          required
          type="url"
          autoComplete="off"
          maxLength={500}
          error={errors.url && 'invalid-address'}
          {...form.register('url')}
        />
        <fieldset className={styles.events}>
          <legend>{t('events')}</legend>
          {webhookEvents.map(event => (
            <label key={event}>
              <input type="checkbox" value={event} {...form.register('events')} />
              {t(`event.${event.replace('order.', '')}`)}
            </label>
          ))}
          {errors.events && <p role="alert">{t('oneEvent')}</p>}
        </fieldset>
        <FormErrorNote error={error} />
        <div className={styles.formEnd}>
          <SubmitButton className="button primary" isBusy={isBusy} busy={t('console:entry.busy')}>
            {t('save')}
          </SubmitButton>
        </div>
      </form>
    </TaskDialog>
  )
}
