import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { DesignDocument } from '../../../../engine/index.ts'
import { createPart, useOpening } from '../../../ui/controls/onDemand.ts'
import { useShownDesign } from '../ShownDesignContext.ts'
import type { AddDesignProps } from './AddDesign.tsx'
import { DesignInOrder } from './DesignInOrder.tsx'
import styles from './orderDesigns.module.css'
import type { OrderDesignsState } from './useOrderDesigns.ts'
import type { OrderItem } from './useOrderItem.ts'

const part = createPart<AddDesignProps>(async () => (await import('./AddDesign.tsx')).AddDesign)

// Opened with the studio.
const OtherDesign = lazy(async () => ({ default: (await import('./OtherDesign.tsx')).OtherDesign }))

interface OrderDesignsProps {
  readonly designs: OrderDesignsState
  /** The design that the page shows. */
  readonly own: OrderItem
  readonly document: DesignDocument
  onItem(id: string, item: OrderItem | null): void
}

/** The designs that are ordered together, such as home, away and goalkeeper: each has its own roster and fabric. */
export function OrderDesigns({ designs, own, document, onItem }: OrderDesignsProps) {
  const { t } = useTranslation('checkout')
  const { ids, isFull, add, remove } = designs
  const { opened } = useShownDesign()
  const { Part, ahead, isOpen, open, close } = useOpening(part)
  return (
    <section className={styles.designs} aria-label={t('designs.title')}>
      {ids.length > 1 && (
        <ul className={styles.cards}>
          {ids.map(id =>
            id === own.id ? (
              <DesignInOrder key={id} id={id} item={own} document={document} isShown />
            ) : (
              <Suspense key={id} fallback={<DesignInOrder id={id} remove={remove} />}>
                {opened ? (
                  <OtherDesign id={id} remove={remove} onItem={onItem} />
                ) : (
                  <DesignInOrder id={id} remove={remove} />
                )}
              </Suspense>
            ),
          )}
        </ul>
      )}
      {!isFull && (
        <button type="button" className="button line" onClick={open} {...ahead}>
          <Plus aria-hidden />
          {t('designs.add')}
        </button>
      )}
      {isOpen && opened && Part && <Part ids={ids} add={add} close={close} />}
    </section>
  )
}
