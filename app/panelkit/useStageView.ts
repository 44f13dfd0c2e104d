import type { ArtworkView } from '../../engine/index.ts'
import { useStream } from '../device/useStream.ts'
import { useDesignAccess } from './DesignAccess.ts'

/** Version, player and size that the stage shows, and how to show others. */
export function useStageView(): readonly [ArtworkView, (view: ArtworkView) => void] {
  const { view } = useDesignAccess()
  return [useStream(view), view.set]
}
