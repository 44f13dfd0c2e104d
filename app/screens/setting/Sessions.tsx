import { LogOut, Monitor, MonitorSmartphone, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { endSessionCall, listSessionsCall, type sessionItem } from '../../../server/contract/accounts/settings.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDate, formatTime } from '../../i18n/formats.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { LoadError } from '../../ui/EmptyState.tsx'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import { SectionWait } from './SettingSection.tsx'
import styles from './setting.module.css'

type SessionItem = z.infer<typeof sessionItem>

/** Where one is signed in, this device first, and the way to sign out another. */
export function Sessions() {
  const { t } = useTranslation('setting')
  const { client, confirmations, block, toasts } = useServices()
  const nameOf = useDeviceName()
  const word = useProblemWord()
  const result = useRequest(['setting', 'sessions'], () => client.send(listSessionsCall))
  if (result.kind === 'loading') return <SectionWait rows={2} />
  if (result.kind === 'failed') return <LoadError error={result.error} retry={result.retry} />

  const end = async ({ id, clientId, device }: SessionItem) => {
    const isSure = await confirmations.confirm({
      icon: MonitorSmartphone,
      title: t('sessions.confirm'),
      message: t('sessions.message', { device: nameOf(device) }),
      reject: t('app:no'),
      accept: t('app:yes'),
    })
    if (!isSure) return
    const response = await block.during(client.send(endSessionCall, { params: { clientId, sessionId: id } }))
    // One that has ended by itself is what was wanted.
    const isEnded = response.kind === 'ok' || (response.kind === 'refused' && response.code === 'not-found')
    if (!isEnded) toasts.show({ key: 'session', severity: 'error', text: word(response) })
    result.retry()
  }
  const items = [...result.value.items].sort((a, b) => Number(b.current) - Number(a.current))
  return (
    <ul className={styles.rows}>
      {items.map(item => (
        <SessionRow key={item.id} item={item}>
          {!item.current && (
            <button type="button" className="button line" onClick={() => end(item)}>
              <LogOut aria-hidden />
              {t('sessions.end')}
            </button>
          )}
        </SessionRow>
      ))}
    </ul>
  )
}

interface SessionRowProps {
  readonly item: z.infer<typeof sessionItem>
  /** What can be done with it. */
  readonly children: ReactNode
}

/** A device on which one is signed in. */
function SessionRow({ item, children }: SessionRowProps) {
  const { t } = useTranslation('setting')
  const language = useStream(useServices().language)
  const nameOf = useDeviceName()
  const seen = new Date(item.lastSeenAt)
  const Icon = /Android|iPhone|iPad/.test(item.device) ? Smartphone : Monitor
  return (
    <li className={styles.session}>
      <Icon aria-hidden />
      <div>
        <strong>{nameOf(item.device)}</strong>
        <span className={styles.seen}>
          {item.current
            ? t('sessions.current')
            : t('sessions.seen', { date: formatDate(seen, language), time: formatTime(seen) })}
        </span>
      </div>
      {children}
    </li>
  )
}

/** Says a device as the server names it, `Firefox on Windows`, in the visitor's language. */
function useDeviceName(): (device: string) => string {
  const { t } = useTranslation('setting')
  return device => {
    const [browser = '', system] = device.split(' on ')
    if (device === 'Unknown device') return t('sessions.unknown')
    return system === undefined ? browser : t('sessions.device', { browser, system })
  }
}
