import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DesignShare } from '../../../server/contract/designs/designShare.ts'
import { LinkMaker } from './LinkMaker.tsx'
import { LinkRow } from './LinkRow.tsx'
import styles from './share.module.css'
import type { UseShareLinks } from './useShareLinks.ts'

export interface LinkListProps extends Pick<UseShareLinks, 'make' | 'revoke' | 'addressOf'> {
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
