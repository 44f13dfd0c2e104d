import { Monitor, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { sessionItem } from '../../../server/contract/accounts/settings.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDate, formatTime } from '../../i18n/khmerFormat.ts'
import { useServices } from '../../session/ServicesContext.ts'
import styles from './setting.module.css'
import { useDeviceName } from './useDeviceName.ts'

export interface SessionRowProps {
  readonly item: z.infer<typeof sessionItem>
  /** What can be done with it. */
  readonly children: ReactNode
}

/** A device on which one is signed in. */
export function SessionRow({ item, children }: SessionRowProps) {
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
