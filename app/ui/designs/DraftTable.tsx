import { useShop } from '../../session/useShop.ts'
import styles from './draftTable.module.css'
import { GarmentSketch } from './GarmentSketch.tsx'

/** More would hide each other. */
const mostDrawn = 2

/** What a shop is drafting, as drawings on pattern paper: the picture of a shop whose garments do not hang in 3D yet. */
export function DraftTable() {
  const types = (useShop()?.productTypes ?? []).slice(0, mostDrawn)
  return (
    <div className={styles.table} aria-hidden>
      {types.map(type => (
        <span key={type} className={styles.sheet}>
          <GarmentSketch type={type} colours={['var(--cloth)', 'currentColor']} />
        </span>
      ))}
    </div>
  )
}
