import type { Ref } from 'react'
import type { ChosenWearer } from '../../../engine/avatar/index.ts'
import type { StageView } from '../orbit.ts'
import type { ShownArtwork } from '../panelImages.ts'
import type { Covered } from '../stageCamera.ts'
import type { CameraPath } from './cameraPaths.ts'
import type { WornColours } from './clothing.ts'

/** What the controls round the stage may ask of it. */
export interface AvatarHandle {
  /** An image of the stage as it is, without its background, as a PNG. */
  image(): Promise<Blob>
  /** Draws the next image at once and says what on; `null` while there is no stage. */
  draw(): HTMLCanvasElement | null
  /** Whether the stage shows this subject: who, in their kit, from where it was told. */
  isSettled(subject: object): boolean
  /** Goes to a share of the clip, 0 to 1. */
  seek(share: number): void
}

export interface AvatarStageProps extends ShownArtwork {
  readonly ref?: Ref<AvatarHandle>
  readonly models: readonly string[]
  readonly wearer: ChosenWearer
  readonly kit: WornColours
  readonly label: string
  /** What is shown, as one value that is another one for every other shirt. */
  readonly subject: object
  readonly covered: Covered
  readonly view: StageView | 'free'
  /** Whether the ground is darker where the figure stands; it is unless told. */
  readonly hasShadow?: boolean
  readonly isPlaying: boolean
  /** How fast, 1 as it is. */
  readonly speed: number
  /** How the camera moves by itself while the figure does; it stays where it was put unless told. */
  readonly path?: CameraPath
  /** Whether there is a ball at the feet where the clip has a place for one. */
  readonly hasBall?: boolean
  /** What share of the clip has been shown, with every image. */
  readonly onTime?: (share: number) => void
  readonly onTurned: () => void
  readonly onReady: () => void
  readonly onLost: () => void
  readonly onFailed: (reason: Error) => void
}
