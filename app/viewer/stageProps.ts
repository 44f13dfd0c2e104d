import type { Ref } from 'react'
import type { Hit, Point } from '../../engine/index.ts'
import type { CameraRig } from './cameraRig.ts'
import type { ArtworkSource, ClothMark, StageRect } from './clothMark.ts'
import type { ClothSpot } from './clothPicker.ts'
import type { Orbit, StageView } from './orbit.ts'
import type { Painted, ShownArtwork } from './panelImages.ts'
import type { Covered } from './stageCamera.ts'
import type { StageSurface } from './stageSurface.ts'

/** A spot of a panel and what lies uppermost there. */
export interface StageHit extends ClothSpot {
  readonly source: Hit
}

/** How a pointer is pressed. */
export interface StagePress {
  readonly pointer: 'mouse' | 'touch' | 'pen'
  /** In pixels of the stage. */
  readonly at: Point
}

/** Keys that are held while something is dragged. */
export type HeldKeys = Pick<PointerEvent, 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** A hand that has taken hold of something on the cloth. Places in pixels of the stage. */
export interface StageDrag {
  /** The hand has gone farther than a click does, or goes on. */
  move(at: Point, keys: HeldKeys): void
  /** Two fingers are on it, and where they are now. Without this two fingers look at the garment. */
  pinch?(fingers: readonly [Point, Point], keys: HeldKeys): void
  end(): void
  /** A second finger came that it has no use for, or the browser took the pointer away. */
  cancel(): void
}

/** What the controls round the stage may ask of it. */
export interface StageHandle {
  zoomBy(factor: number): void
  turnTo(view: StageView): void
  /** The cloth as it is seen; `null` until it hangs there. */
  surface(): StageSurface | null
  /** Turned by hand, in radians. */
  turnBy(azimuth: number, elevation: number): void
  /** From where the camera looks. */
  orbit(): Orbit
  /** Goes there, as somebody else does who is followed. */
  viewFrom(orbit: Orbit): void
  /** An image of the stage as it is, without its background, as a PNG. */
  image(): Promise<Blob>
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
  /** Somebody looks here for one of many versions: each is first shown coarsely, where the processor draws. */
  readonly isSought?: boolean
  /** A camera that other stages share; one of its own when it is not given. */
  readonly rig?: CameraRig
  readonly selected?: ArtworkSource | null
  readonly hovered?: ArtworkSource | null
  /** Guides and what others have selected. */
  readonly marks?: readonly ClothMark[]
  /** `null` for a click beside the garment. */
  readonly onPick?: (hit: StageHit | null) => void
  /** A pointer is pressed. What it takes hold of is dragged; with `null` the garment turns. */
  readonly onPress?: (hit: StageHit | null, press: StagePress) => StageDrag | null
  readonly onDoubleClick?: (hit: StageHit | null) => void
  /** The camera stands where the next image is taken from. */
  readonly onSeen?: () => void
  /** Another thing lies under the pointer; `null` when it has left the garment, or turns it. */
  readonly onHover?: (hit: StageHit | null) => void
  /** The pointer is over another spot of the cloth; `null` when it has left the garment, or turns it. */
  readonly onPoint?: (spot: ClothSpot | null) => void
  /** The garment was turned by hand. */
  readonly onTurned?: () => void
  /** Where the selected layer or zone is seen; `null` when it is out of sight. */
  readonly onSelectedSeen?: (rect: StageRect | null) => void
  /** A painted garment stands on the stage: the first time, and again after the graphics card had been lost. */
  readonly onReady?: () => void
  /** The graphics card is gone; `onReady` follows if it comes back. */
  readonly onLost?: () => void
  /** The garment could not be fetched, or this browser cannot draw it. */
  readonly onFailed?: (reason: Error) => void
  readonly onPainted?: (painted: Painted) => void
}
