import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { asDesigned, type DesignDocument } from '../../../../engine/index.ts'
import { KitImage } from '../../../studio/kits/KitImage.tsx'
import { useShownDesign } from '../ShownDesignContext.ts'
import styles from './orderDesigns.module.css'
import type { OrderItem } from './useOrderItem.ts'

export interface DesignInOrderProps {
  readonly id: string
  /** Without them it is still being opened. */
  readonly item?: OrderItem
  readonly document?: DesignDocument
  /** The page shows its roster. */
  readonly isShown?: boolean
  /** Why it could not be opened. */
  readonly failed?: { readonly word: string; readonly retry: () => void } | null
  /** Takes it out of the order; the one that is shown stays. */
  readonly remove?: (id: string) => void
}

/** A design of the order: its image, how many kits of it, what is to be fixed in it. */
export function DesignInOrder({ id, item, document, isShown, failed, remove }: DesignInOrderProps) {
  const { t } = useTranslation('checkout')
  const name = item?.name || t('app:name.none')
  const state = failed
    ? t(`app:designError.${failed.word}.title`)
    : item === undefined
      ? t('app:loading')
      : item.unready > 0
        ? t('order.unready', { count: item.unready })
        : item.kits > 0
          ? t('designs.kits', { count: item.kits })
          : t('order.noPlayers')
  const isWrong = Boolean(failed) || (item !== undefined && (item.unready > 0 || item.kits === 0))
  return (
    <li className={styles.card} aria-current={isShown || undefined}>
      <span className={styles.image}>{document && <CardImage document={document} />}</span>
      <span className={styles.text}>
        {isShown || item === undefined ? (
          <strong>{name}</strong>
        ) : (
          <Link to={`/design/checkout/${id}`}>
            <strong>{name}</strong>
          </Link>
        )}
        <small data-wrong={isWrong || undefined}>{state}</small>
        {failed && (
          <button type="button" className="button" onClick={failed.retry}>
            {t('app:again')}
          </button>
        )}
      </span>
      {remove && (
        <button
          type="button"
          className="icon-button small"
          aria-label={t('designs.remove', { name })}
          data-tip={t('designs.removeTip')}
          onClick={() => remove(id)}
        >
          <X aria-hidden />
        </button>
      )}
    </li>
  )
}

function CardImage({ document }: { readonly document: DesignDocument }) {
  const { opened, garment } = useShownDesign()
  if (!opened) return null
  return <KitImage kits={opened.kits} garment={garment} document={document} side="front" view={asDesigned} label="" />
}
