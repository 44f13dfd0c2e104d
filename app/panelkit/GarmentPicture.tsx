import type { ArtworkView, DesignDocument } from '../../engine/index.ts'
import { KitPicture } from '../studio/kits/KitPicture.tsx'
import { useDesignAccess } from './DesignAccess.ts'

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
