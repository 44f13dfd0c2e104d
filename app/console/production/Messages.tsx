import { useTranslation } from 'react-i18next'
import type { HandoffMessage } from '../../../server/contract/production/handoffs.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDay, formatTime } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import styles from './production.module.css'

interface MessagesProps {
  readonly messages: readonly HandoffMessage[]
  readonly supplier: string
}

/** What shop and supplier wrote, oldest first. */
export function Messages({ messages, supplier }: MessagesProps) {
  const { t } = useTranslation('production')
  const { language, now } = useServices()
  const chosen = useStream(language)
  if (messages.length === 0) return null
  return (
    <ol className={styles.messages}>
      {messages.map(({ id, byShop, text, at }) => {
        const time = new Date(at)
        return (
          <li key={id} data-shop={byShop || undefined}>
            <p>{text}</p>
            <small>
              {byShop ? t('shop') : supplier} · {formatDay(time, new Date(now()), chosen)}, {formatTime(time)}
            </small>
          </li>
        )
      })}
    </ol>
  )
}
