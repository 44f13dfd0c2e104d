import { Check, Copy, Eye, Link2, MessageSquare, Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewShare } from '../../../server/contract/designs/designShare.ts'
import { type DesignShare, type ShareScope, shareScopes } from '../../../server/contract/designs/designShare.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDate, formatTime } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import { Select } from '../../ui/controls/native/Select.tsx'
import { CopyAddress, useCopied } from './CopyAddress.tsx'
import styles from './share.module.css'
import { type UseShareLinks, useShareLinks } from './useShareLinks.ts'

/** The links to the open design, or why there can be none now. */
export function Links() {
  const { t } = useTranslation()
  const { links, ...actions } = useShareLinks()
  if (links.kind === 'loading') return <div className={styles.loading} role="status" aria-label={t('loading')} />
  if (links.kind === 'none') return <p role="status">{t(`links.none.${links.word}`)}</p>
  return <LinkList items={links.items} {...actions} />
}

interface LinkListProps extends Pick<UseShareLinks, 'make' | 'revoke' | 'addressOf'> {
  readonly items: readonly DesignShare[]
}

/** The links to a design, and how another is made. */
export function LinkList({ items, make, revoke, addressOf }: LinkListProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const takeBack = async (share: string) => {
    const isDone = await revoke(share)
    // The row that had the focus is gone; without it the dialog would not hear its keys.
    if (isDone) place.current?.focus()
    return isDone
  }
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <LinkMaker make={make} />
      {items.length > 0 && (
        <ul className={styles.links} aria-label={t('links.list')}>
          {items.map(share => (
            <LinkRow key={share.id} share={share} address={addressOf(share.id)} revoke={takeBack} />
          ))}
        </ul>
      )}
    </div>
  )
}

const icons = { view: Eye, comment: MessageSquare, edit: Pencil } as const

interface LinkRowProps {
  readonly share: DesignShare
  /** `null` for one that was made on another device: only that device knows its address. */
  readonly address: string | null
  readonly revoke: (share: string) => Promise<boolean>
}

/** A link that was made: copied again, or taken back. */
function LinkRow({ share, address, revoke }: LinkRowProps) {
  const { t } = useTranslation()
  const language = useStream(useServices().language)
  const [isCopied, copy] = useCopied()
  const [hasFailed, setFailed] = useState(false)
  const format = (moment: string) => `${formatDate(new Date(moment), language)}, ${formatTime(new Date(moment))}`
  const name = t(`links.scopes.${share.scope}`)
  const Icon = icons[share.scope]
  return (
    <li className={styles.link}>
      <Icon aria-hidden />
      <div>
        <strong>{name}</strong>
        <p>
          {share.expiresAt === null
            ? t('links.since', { moment: format(share.createdAt) })
            : t('links.until', { moment: format(share.expiresAt) })}
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

const dayMs = 86_400_000
/** Days; 0: until it is taken back. */
const lives = [0, 1, 7, 30] as const

/** Makes a link: what it allows, and for how long. */
function LinkMaker({ make }: { readonly make: (share: NewShare) => Promise<string | null> }) {
  const { t } = useTranslation()
  const [scope, setScope] = useState<ShareScope>('view')
  const [days, setDays] = useState(0)
  const [made, setMade] = useState<string | null>(null)
  const [state, setState] = useState<'ready' | 'making' | 'failed'>('ready')
  const act = async () => {
    if (state === 'making') return
    setState('making')
    const expiresAt = days === 0 ? null : new Date(Date.now() + days * dayMs).toISOString()
    const address = await make({ scope, expiresAt })
    setMade(address)
    setState(address === null ? 'failed' : 'ready')
  }
  return (
    <div className={styles.maker}>
      <Segments
        wide
        label={t('links.scope')}
        segments={shareScopes.map(value => ({ value, label: t(`links.scopes.${value}`) }))}
        value={scope}
        choose={setScope}
      />
      <p>{t(`links.allows.${scope}`)}</p>
      <div className={styles.making}>
        <label>
          <span>{t('links.life')}</span>
          <Select
            isPlain
            value={String(days)}
            choices={lives.map(count => ({
              value: String(count),
              label: count === 0 ? t('links.forever') : t('links.days', { count }),
            }))}
            choose={count => setDays(Number(count))}
          />
        </label>
        <button type="button" className="button primary" aria-disabled={state === 'making'} onClick={() => void act()}>
          <Link2 aria-hidden />
          {t('links.make')}
        </button>
      </div>
      {made !== null && <CopyAddress address={made} label={t('links.address')} />}
      {state === 'failed' && (
        <p className={styles.problem} role="alert">
          {t('links.notMade')}
        </p>
      )}
    </div>
  )
}
