import { useState } from 'react'
import type { CameraPath } from '../../viewer/avatar/cameraPaths.ts'
import type { StageView } from '../../viewer/orbit.ts'

/** Where the figure is seen from: a side, a path that the camera takes, or where people have turned it. */
export interface Camera {
  readonly view: StageView | 'free'
  readonly path: CameraPath
  readonly showSide: (view: StageView) => void
  readonly follow: (path: CameraPath) => void
  /** Somebody has turned the figure by hand. */
  readonly release: () => void
}

export function useCamera(): Camera {
  const [{ view, path }, set] = useState<Pick<Camera, 'view' | 'path'>>({ view: 'opening', path: 'still' })
  return {
    view,
    path,
    showSide: side => set({ view: side, path: 'still' }),
    follow: next => set({ view: next === 'still' ? 'opening' : 'free', path: next }),
    release: () => set({ view: 'free', path: 'still' }),
  }
}
