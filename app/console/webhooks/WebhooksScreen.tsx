import { Plus, Webhook as WebhookIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listWebhooksCall, maxWebhooks, type Webhook } from '../../../server/contract/webhooks.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { EmptyState, LoadError } from '../../ui/EmptyState.tsx'
import { ListPage } from '../frame/ListPage.tsx'
import { SecretDialog } from './SecretDialog.tsx'
import { WebhookDialog } from './WebhookDialog.tsx'
import { WebhookItem } from './WebhookItem.tsx'
import styles from './webhooks.module.css'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/console/webhooks`: where the events of orders are sent, and what came back. */
export function WebhooksScreen() {
  useScreenWords('webhooks', { en, kh })
  const { t } = useTranslation('webhooks')
  const { client } = useServices()
  const [open, setOpen] = useState<Webhook | 'new' | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const found = useRequest(['console-webhooks'], () => client.send(listWebhooksCall))
  const items = found.kind === 'ok' ? found.value.items : []
  const changed = (shown: string | null = null) => {
    setOpen(null)
    setSecret(shown)
    found.retry()
  }
  return (
    <ListPage
      title={t('title')}
      tools={
        items.length < maxWebhooks && (
          <button type="button" className="button primary" onClick={() => setOpen('new')}>
            <Plus aria-hidden />
            {t('add')}
          </button>
        )
      }
    >
      <p className={styles.lead}>{t('lead')}</p>
      {found.kind === 'loading' && <span className={styles.waiting} role="status" aria-label={t('app:loading')} />}
      {found.kind === 'failed' && <LoadError error={found.error} retry={found.retry} />}
      {found.kind === 'ok' && items.length === 0 && (
        <EmptyState icon={WebhookIcon} title={t('none')} text={t('noneText')} />
      )}
      <ul className={styles.webhooks}>
        {items.map(webhook => (
          <WebhookItem key={webhook.id} webhook={webhook} edit={() => setOpen(webhook)} changed={changed} />
        ))}
      </ul>
      {open !== null && (
        <WebhookDialog webhook={open === 'new' ? null : open} close={() => setOpen(null)} saved={changed} />
      )}
      {secret !== null && <SecretDialog secret={secret} close={() => setSecret(null)} />}
    </ListPage>
  )
}
