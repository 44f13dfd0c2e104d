import { useTenant } from '../../session/useTenant.ts'
import styles from './draftTable.module.css'
import { GarmentSketch } from './GarmentSketch.tsx'

/** More would hide each other. */
const maxDrawn = 2

/** What a shop is drafting, as drawings on pattern paper: the image of a shop whose garments do not hang in 3D yet. */
export function DraftTable() {
  const types = (useTenant()?.productTypes ?? []).slice(0, maxDrawn)
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
