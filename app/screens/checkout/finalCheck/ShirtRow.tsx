import { useRef } from 'react'
import { useInSight } from '../../../device/display.ts'
import { sizeName } from '../../../i18n/formats.ts'
import { KitImage } from '../../../studio/kits/KitImage.tsx'
import type { OrderItem } from '../designs/useOrderItem.ts'
import styles from './finalCheck.module.css'
import { nameOfShirt, versionOf } from './shirts.ts'

interface ShirtRowProps {
  readonly shown: NonNullable<OrderItem['shown']>
  readonly row: OrderItem['worn']
}

/** Some shirts from behind, where name and number are; its place is kept while it is far from sight. */
export function ShirtRow({ shown: { design, document }, row }: ShirtRowProps) {
  const place = useRef<HTMLUListElement>(null)
  const isInSight = useInSight(place, '300px')
  return (
    <ul ref={place} className={styles.shirts}>
      {row.map(({ id, player }) => (
        <li key={id} className={styles.shirt}>
          <span className={styles.image}>
            {isInSight && (
              <KitImage
                kits={design.kits}
                garment={design.garment}
                document={document}
                side="back"
                view={{ version: versionOf(player), player: id, size: player.size }}
                label=""
              />
            )}
          </span>
          <span className={styles.caption}>
            {nameOfShirt(player)}
            <small>
              {sizeName(player.size)}
              {player.quantity > 1 && ` × ${player.quantity}`}
            </small>
          </span>
        </li>
      ))}
    </ul>
  )
}
