import type { ReactNode } from 'react'
import type { ArtworkView, DesignDocument } from '../../../engine/index.ts'
import { KitPicture } from '../../studio/kits/KitPicture.tsx'
import { useDesignAccess } from '../design/DesignAccess.ts'
import styles from './pictureCards.module.css'

/** Cards side by side, as many as there is room for. */
export function PictureCards({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {children}
    </ul>
  )
}

export interface PictureCardProps {
  readonly name: string
  /** Below the name, smaller. */
  readonly detail?: string
  readonly picture: ReactNode
  readonly choose: () => void
}

/** Something to choose by its picture. */
export function PictureCard({ name, detail, picture, choose }: PictureCardProps) {
  return (
    <li>
      <button type="button" className={styles.card} onClick={choose}>
        <span className={styles.picture} aria-hidden>
          {picture}
        </span>
        <span className={styles.name}>{name}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </button>
    </li>
  )
}

export interface GarmentPictureProps {
  readonly document: DesignDocument
  readonly view: ArtworkView
  readonly side?: 'front' | 'back'
  /** Empty where a caption beside it says what it shows. */
  readonly label: string
}

/** The open garment in some design, as it hangs: for cards and rows. Fills its place; taken when it comes into view. */
export function GarmentPicture({ document, view, side = 'front', label }: GarmentPictureProps) {
  const { garment, kits } = useDesignAccess()
  return <KitPicture kits={kits} garment={garment} document={document} view={view} side={side} label={label} />
}
