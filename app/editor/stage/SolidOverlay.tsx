import type { State } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import type { StageSurface } from '../../viewer/stageSurface.ts'
import { PeerCursors } from '../people/PeerCursors.tsx'
import { SelectionOverlay } from './overlay/SelectionOverlay.tsx'
import type { StageHands } from './useStageHands.ts'

export interface SolidOverlayProps {
  readonly hands: StageHands
  /** The cloth as the camera sees it now; a new value with every picture. */
  readonly seen: State<{ readonly surface: StageSurface | null }>
}

/** Follows the camera; apart from the garment, so that a new place of a handle draws nothing else anew. */
export function SolidOverlay({ hands, seen }: SolidOverlayProps) {
  const picture = useStream(seen)
  const { surface } = picture
  return (
    surface && (
      <>
        <SelectionOverlay surface={surface} hands={hands} room={surface.size()} hasBar />
        <PeerCursors surface={surface} picture={picture} />
      </>
    )
  )
}
