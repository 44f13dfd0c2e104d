import { Check, Copy, Eye, MessageSquare, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DesignShare } from '../../../server/contract/designs/designShare.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDate, formatTime } from '../../i18n/khmerFormat.ts'
import { useServices } from '../../session/ServicesContext.ts'
import styles from './share.module.css'
import { useCopied } from './useCopied.ts'

const icons = { view: Eye, comment: MessageSquare, edit: Pencil } as const

export interface LinkRowProps {
  readonly share: DesignShare
  /** `null` for one that was made on another device: its address was told there alone. */
  readonly address: string | null
  readonly revoke: (share: string) => Promise<boolean>
}

/** A link that was made: copied again, or taken back. */
export function LinkRow({ share, address, revoke }: LinkRowProps) {
  const { t } = useTranslation()
  const language = useStream(useServices().language)
  const [isCopied, copy] = useCopied()
  const [hasFailed, setFailed] = useState(false)
  const say = (moment: string) => `${formatDate(new Date(moment), language)}, ${formatTime(new Date(moment))}`
  const name = t(`links.scopes.${share.scope}`)
  const Icon = icons[share.scope]
  return (
    <li className={styles.link}>
      <Icon aria-hidden />
      <div>
        <strong>{name}</strong>
        <p>
          {share.expiresAt === null
            ? t('links.since', { moment: say(share.createdAt) })
            : t('links.until', { moment: say(share.expiresAt) })}
        </p>
        {hasFailed && (
          <p className={styles.problem} role="alert">
            {t('links.notRevoked')}
          </p>
        )}
      </div>
      {address !== null && (
        <button
          type="button"
          className="icon-button small"
          aria-label={t('links.copyNamed', { name })}
          onClick={() => void copy(address)}
        >
          {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {isCopied && (
            <span role="status" className="visually-hidden">
              {t('share.copied')}
            </span>
          )}
        </button>
      )}
      <button
        type="button"
        className="button danger"
        aria-label={t('links.revokeNamed', { name })}
        onClick={() => void revoke(share.id).then(isDone => setFailed(!isDone))}
      >
        {t('links.revoke')}
      </button>
    </li>
  )
}
