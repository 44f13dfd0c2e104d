import { KeyRound, Pencil, Power, Send, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { versionTag } from '../../../server/contract/call.ts'
import {
  changeWebhookCall,
  removeWebhookCall,
  testWebhookCall,
  type Webhook,
} from '../../../server/contract/webhooks.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import { Tag } from '../../ui/Tag.tsx'
import { Deliveries, deliveriesKey } from './Deliveries.tsx'
import styles from './webhooks.module.css'

interface WebhookItemProps {
  readonly webhook: Webhook
  edit(): void
  /** With a new secret. */
  changed(secret?: string | null): void
}

/** One address, what can be done with it, and what it answered last. */
export function WebhookItem({ webhook, edit, changed }: WebhookItemProps) {
  const { t } = useTranslation('webhooks')
  const { client, confirmations, toasts, queries } = useServices()
  const problem = useProblemWord()
  const { id, url, events, active, version } = webhook
  const params = { id }
  const headers = { 'if-match': versionTag(version) }
  const take = async <Value,>(sent: Promise<ClientResponse<Value>>, done: (value: Value) => void) => {
    const came = await sent
    if (came.kind === 'ok') return done(came.value)
    toasts.show({ key: 'webhook', severity: 'error', text: problem(came) })
    changed()
  }
  const confirmed = async (what: 'rotate' | 'remove', act: () => Promise<void>) => {
    const isAgreed = await confirmations.confirm({
      icon: what === 'rotate' ? KeyRound : Trash2,
      title: t(`sure.${what}.title`),
      message: t(`sure.${what}.text`),
      accept: t(what),
      reject: t('console:step.keep'),
    })
    if (isAgreed) await act()
  }
  const rotate = () =>
    take(client.send(changeWebhookCall, { params, headers, body: { newSecret: true } }), ({ secret }) =>
      changed(secret),
    )
  const remove = () => take(client.send(removeWebhookCall, { params }), () => changed())
  const turn = () =>
    take(client.send(changeWebhookCall, { params, headers, body: { active: !active } }), () => changed())
  const test = () =>
    take(
      client.send(testWebhookCall, { params }),
      () => void queries.invalidateQueries({ queryKey: deliveriesKey(id) }),
    )
  const icon = (label: string, Icon: typeof Pencil, act: () => void) => (
    <button type="button" className="icon-button" aria-label={`${label}: ${url}`} data-tip={label} onClick={act}>
      <Icon aria-hidden />
    </button>
  )
  return (
    <li className={styles.webhook}>
      <header>
        <h2>{url}</h2>
        <Tag severity={active ? 'success' : 'plain'}>{t(`state.${active ? 'on' : 'off'}`)}</Tag>
        <div className={styles.acts}>
          {active && (
            <button type="button" className="button line" onClick={() => void test()}>
              <Send aria-hidden />
              {t('test')}
            </button>
          )}
          {icon(t('edit'), Pencil, edit)}
          {icon(t(`turn.${active ? 'off' : 'on'}`), Power, () => void turn())}
          {icon(t('rotate'), KeyRound, () => void confirmed('rotate', rotate))}
          {icon(t('remove'), Trash2, () => void confirmed('remove', remove))}
        </div>
      </header>
      <p className={styles.quiet}>{events.map(event => t(`event.${event.replace('order.', '')}`)).join(' · ')}</p>
      <Deliveries webhook={webhook} isActive={active} />
    </li>
  )
}
