import { useMemo, useState } from 'react'
import { mayHaveWebGl } from '../../device/display.ts'
import { hasWebGl } from '../../device/graphics.ts'
import type { StageView } from '../../viewer/orbit.ts'

/** Why the garment is not seen in 3D: the browser cannot, the graphics card went away, the garment did not come. */
export type StageError = 'none-here' | 'lost' | 'failed'

/** The state of the 3D stage and its camera view. */
interface SolidStage {
  readonly view: StageView | 'free'
  /** The view that was chosen last. */
  readonly home: StageView
  readonly isReady: boolean
  readonly error: StageError | null
  /** `false` where there is no WebGL: it is not even tried. */
  readonly mayTry: boolean
  readonly events: {
    readonly onReady: () => void
    readonly onLost: () => void
    readonly onFailed: () => void
    readonly onTurned: () => void
  }
  turnTo(view: StageView): void
  /** Tries once more; `null` where that is of no use. */
  readonly retry: (() => void) | null
}

export function useSolidStage(): SolidStage {
  const [canDraw] = useState(mayHaveWebGl)
  const [view, setView] = useState<StageView | 'free'>('opening')
  const [home, setHome] = useState<StageView>('opening')
  const [isReady, setReady] = useState(false)
  const [error, setError] = useState<StageError | null>(canDraw ? null : 'none-here')
  const events = useMemo(
    () => ({
      // After a lost graphics card it comes by itself when the browser has another.
      onReady() {
        setReady(true)
        setError(null)
      },
      onLost: () => setError('lost'),
      onFailed: () => setError(hasWebGl() ? 'failed' : 'none-here'),
      onTurned: () => setView('free'),
    }),
    [],
  )
  return {
    view,
    home,
    isReady,
    error,
    events,
    mayTry: canDraw && error !== 'failed' && error !== 'none-here',
    turnTo(next) {
      setHome(next)
      setView(next)
    },
    retry: error === 'failed' ? () => setError(null) : null,
  }
}
