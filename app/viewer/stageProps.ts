import type { Ref } from 'react'
import type { Hit, Point } from '../../engine/index.ts'
import type { ArtworkSource, ClothMark } from './clothMark.ts'
import type { ClothSpot } from './clothPicker.ts'
import type { Covered } from './framing.ts'
import type { StageRect } from './markLayer.ts'
import type { StageView } from './orbit.ts'

import type { Painted, ShownArtwork } from './panelPictures.ts'

/** A spot of a panel and what lies uppermost there. */
export interface StageHit extends ClothSpot {
  readonly source: Hit
}

/** What the controls round the stage may ask of it. */
export interface StageHandle {
  zoomBy(factor: number): void
  turnTo(view: StageView): void
  /** Turned by hand, in radians. */
  turnBy(azimuth: number, elevation: number): void
  /** Where a spot of the cloth is seen, in pixels of the stage; `null` while it is out of sight. */
  placeOf(spot: ClothSpot): Point | null
  /** A picture of the stage as it is, without its background, as a PNG. */
  picture(): Promise<Blob>
}

export interface GarmentStageProps extends ShownArtwork {
  readonly ref?: Ref<StageHandle>
  /** Addresses of baked garments, shown together. */
  readonly models: readonly string[]
  /** `free` leaves the camera where somebody has turned it. */
  readonly view: StageView | 'free'
  /** What the stage shows, for people who cannot see it. */
  readonly label: string
  readonly covered?: Covered
  readonly selected?: ArtworkSource | null
  readonly hovered?: ArtworkSource | null
  /** Guides and what others have selected. */
  readonly marks?: readonly ClothMark[]
  /** `null` for a click beside the garment. */
  readonly onPick?: (hit: StageHit | null) => void
  /** Another thing lies under the pointer; `null` when it has left the garment, or turns it. */
  readonly onHover?: (hit: StageHit | null) => void
  /** The pointer is over another spot of the cloth; `null` when it has left the garment, or turns it. */
  readonly onPoint?: (spot: ClothSpot | null) => void
  /** The picture was drawn: spots may be seen elsewhere. */
  readonly onLooked?: () => void
  /** The garment was turned by hand. */
  readonly onTurned?: () => void
  /** Where the selected layer or zone is seen; `null` when it is out of sight. */
  readonly onSelectedSeen?: (rect: StageRect | null) => void
  /** A painted garment stands on the stage: the first time, and again after the graphics card had been lost. */
  readonly onReady?: () => void
  /** The graphics card is gone; `onReady` follows if it comes back. */
  readonly onLost?: () => void
  /** The garment could not be fetched. */
  readonly onFailed?: (reason: Error) => void
  readonly onPainted?: (painted: Painted) => void
}
