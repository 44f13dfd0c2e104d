import { useTranslation } from 'react-i18next'
import type { StoreItem } from '../../../server/contract/designs/storeDesign.ts'
import { useAnswer } from '../../session/api/useAnswer.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { places } from '../../ui/EmptyState.tsx'
import { MovingItem, MovingList } from '../../ui/MovingList.tsx'
import { askPriceTable } from '../pricing/pricingCalls.ts'
import { lowestPrice } from '../pricing/tierRows.ts'
import { DesignCard } from './DesignCard.tsx'
import styles from './store.module.css'
import { pageSize } from './storeCalls.ts'
import { TemplateCard } from './TemplateCard.tsx'
import { useSharedWall } from './useSharedWall.ts'

export interface StoreGridProps {
  /** `null` while they come. */
  readonly items: readonly StoreItem[] | null
  /** Of what was looked for before. */
  readonly isOld: boolean
}

/** Cards of looks. */
export function StoreGrid({ items, isOld }: StoreGridProps) {
  const { t } = useTranslation('store')
  const { ask } = useServices()
  const prices = useAnswer(['pricing'], () => askPriceTable(ask)).value
  const openWall = useSharedWall()
  if (items === null) {
    return (
      <div className={styles.grid} role="status" aria-busy aria-label={t('app:loading')}>
        {places(pageSize).map(place => (
          <div key={place} className={styles.coming} />
        ))}
      </div>
    )
  }
  return (
    <MovingList className={styles.grid} aria-busy={isOld} data-old={isOld || undefined}>
      {items.map(item => {
        const price = lowestPrice(prices, item.productType)
        return (
          <MovingItem key={`${item.kind}-${item.id}`}>
            {item.kind === 'template' ? (
              <TemplateCard item={item} price={price} />
            ) : (
              <DesignCard item={item} price={price} openWall={openWall} />
            )}
          </MovingItem>
        )
      })}
    </MovingList>
  )
}
