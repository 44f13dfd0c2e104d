import { Check, Link2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RosterReply } from '../../../../server/contract/orders/rosterLink.ts'
import { useStream } from '../../../device/useStream.ts'
import { CopyAddress } from '../../../editor/share/CopyAddress.tsx'
import { formatDate, sizeName } from '../../../i18n/formats.ts'
import { useServices } from '../../../session/ServicesContext.ts'
import { LoadError } from '../../../ui/EmptyState.tsx'
import type { OrderRoster } from '../roster/useRoster.ts'
import styles from './selfEntry.module.css'
import { type SelfEntryState, useSelfEntry } from './useSelfEntry.ts'

/** A link through which players enter themselves, who has answered, and what is taken into the roster. */
export function SelfEntry({ roster }: { readonly roster: OrderRoster }) {
  const { t } = useTranslation('checkout')
  const state = useSelfEntry(roster)
  const { found, link, waiting, approved, isBusy, create, decide } = state
  return (
    <section className={styles.entry} aria-labelledby="self-entry">
      <div className={styles.head}>
        <div>
          <h3 id="self-entry">{t('selfEntry.title')}</h3>
          <p>{t('selfEntry.lead')}</p>
        </div>
        {found.kind === 'ok' && link === null && (
          <button type="button" className="button line" aria-disabled={isBusy} onClick={() => void create()}>
            <Link2 aria-hidden />
            {t('selfEntry.create')}
          </button>
        )}
      </div>
      {found.kind === 'failed' && found.error.kind !== 'refused' && (
        <LoadError error={found.error} retry={found.retry} />
      )}
      {link && <OpenLink state={state} />}
      {waiting.length > 0 && (
        <div className={styles.replies}>
          <div className={styles.head}>
            <h4>{t('selfEntry.waiting', { count: waiting.length })}</h4>
            <button
              type="button"
              className="button soft"
              aria-disabled={isBusy}
              onClick={() => void decide(waiting, 'approved')}
            >
              <Check aria-hidden />
              {t('selfEntry.approveAll')}
            </button>
          </div>
          <ul>
            {waiting.map(reply => (
              <Waiting key={reply.id} reply={reply} decide={decide} />
            ))}
          </ul>
        </div>
      )}
      {approved > 0 && (
        <p className={styles.small} role="status">
          {t('selfEntry.approved', { count: approved })}
        </p>
      )}
    </section>
  )
}

/** The address of the link, how long it works, and how it is closed. */
function OpenLink({ state: { link, address, close, create, isBusy } }: { readonly state: SelfEntryState }) {
  const { t } = useTranslation('checkout')
  const language = useStream(useServices().language)
  if (!link) return null
  return (
    <div className={styles.link}>
      {address ? (
        <CopyAddress address={address} label={t('selfEntry.address')} />
      ) : (
        <p>
          {t('selfEntry.elsewhere')}{' '}
          <button type="button" className={styles.inline} onClick={() => void create()}>
            {t('selfEntry.create')}
          </button>
        </p>
      )}
      <div className={styles.head}>
        <p className={styles.small}>{t('selfEntry.until', { date: formatDate(new Date(link.expiresAt), language) })}</p>
        <button type="button" className="button danger" aria-disabled={isBusy} onClick={() => void close()}>
          {t('selfEntry.close')}
        </button>
      </div>
    </div>
  )
}

interface WaitingProps extends Pick<SelfEntryState, 'decide'> {
  readonly reply: RosterReply
}

/** What one player entered. */
function Waiting({ reply, decide }: WaitingProps) {
  const { t } = useTranslation('checkout')
  const name = reply.name || reply.number
  return (
    <li>
      <span className={styles.number}>{reply.number}</span>
      <span className={styles.name}>{reply.name || t('roster.nameless')}</span>
      <span>{sizeName(reply.size)}</span>
      <button
        type="button"
        className="icon-button"
        aria-label={t('selfEntry.declineOf', { name })}
        data-tip={t('selfEntry.decline')}
        onClick={() => void decide([reply], 'declined')}
      >
        <X aria-hidden />
      </button>
      <button
        type="button"
        className="button soft"
        aria-label={t('selfEntry.approveOf', { name })}
        onClick={() => void decide([reply], 'approved')}
      >
        <Check aria-hidden />
        {t('selfEntry.approve')}
      </button>
    </li>
  )
}
