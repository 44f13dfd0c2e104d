import { useTranslation } from 'react-i18next'
import { useServices } from '../../session/ServicesContext.ts'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import { FormField } from '../../ui/forms/FormFields.tsx'
import styles from './webhooks.module.css'

/** The key of the signatures, shown while it is new. */
export function SecretDialog({ secret, close }: { readonly secret: string; close(): void }) {
  const { t } = useTranslation('webhooks')
  const { toasts } = useServices()
  const copy = async () => {
    await navigator.clipboard.writeText(secret)
    toasts.show({ key: 'webhook', severity: 'success', text: t('copied') })
  }
  return (
    <TaskDialog title={t('secret')} lead={t('secretLead')} close={close}>
      <div className={styles.form}>
        <FormField label={t('secret')} readOnly value={secret} onFocus={event => event.target.select()} />
        <div className={styles.formEnd}>
          <button type="button" className="button line" onClick={() => void copy()}>
            {t('copy')}
          </button>
          <button type="button" className="button primary" onClick={close}>
            {t('done')}
          </button>
        </div>
      </div>
    </TaskDialog>
  )
}
