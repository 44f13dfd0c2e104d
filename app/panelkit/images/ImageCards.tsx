import type { ReactNode } from 'react'
import type { ArtworkView, DesignDocument } from '../../../engine/index.ts'
import { KitImage } from '../../studio/kits/KitImage.tsx'
import { useDesignAccess } from '../design/DesignAccess.ts'
import styles from './imageCards.module.css'

interface ImageCardsProps {
  readonly label: string
  /** Whether the label stands above them. */
  readonly isHeaded?: boolean
  readonly children: ReactNode
}

/** Cards side by side, as many as there is room for. */
export function ImageCards({ label, isHeaded, children }: ImageCardsProps) {
  return (
    <>
      {isHeaded && <h3 className={styles.heading}>{label}</h3>}
      <ul className={styles.cards} aria-label={label}>
        {children}
      </ul>
    </>
  )
}

export interface ImageCardProps {
  readonly name: string
  /** Below the name, smaller. */
  readonly detail?: string
  readonly image: ReactNode
  readonly choose: () => void
}

/** Something to choose by its image. */
export function ImageCard({ name, detail, image, choose }: ImageCardProps) {
  return (
    <li>
      <button type="button" className={styles.card} onClick={choose}>
        <span className={styles.image} aria-hidden>
          {image}
        </span>
        <span className={styles.name}>{name}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </button>
    </li>
  )
}

export interface GarmentImageProps {
  readonly document: DesignDocument
  readonly view: ArtworkView
  readonly side?: 'front' | 'back'
  /** Empty where a caption beside it says what it shows. */
  readonly label: string
}

/** The open garment in some design, as it hangs: for cards and rows. Fills its place; taken when it comes into view. */
export function GarmentImage({ document, view, side = 'front', label }: GarmentImageProps) {
  const { garment, media } = useDesignAccess()
  return <KitImage kits={media.kits} garment={garment} document={document} view={view} side={side} label={label} />
}
