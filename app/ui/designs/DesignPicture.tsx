import { useState } from 'react'
import type { DesignCard } from '../../../server/contract/designs/design.ts'
import { useServices } from '../../session/ServicesContext.ts'
import styles from './designPicture.module.css'
import { Jersey } from './Jersey.tsx'

/** The picture of a design; a drawn shirt in its colours until it has one. What it shows is said beside it. */
export function DesignPicture({ thumbnail, colours }: Pick<DesignCard, 'thumbnail' | 'colours'>) {
  const { inShop } = useServices()
  const [broken, setBroken] = useState<string | null>(null)
  if (thumbnail === null || thumbnail === broken) return <Jersey colours={colours} />
  return (
    <img
      className={styles.picture}
      src={inShop(thumbnail)}
      width={600}
      height={750}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(thumbnail)}
    />
  )
}
