import { useMemo, useState } from 'react'
import { hasWebGl } from '../../device/display.ts'
import type { StageView } from '../../viewer/orbit.ts'

/** Why the garment is not seen in 3D: the browser cannot, the graphics card went away, the garment did not come. */
export type StageError = 'none-here' | 'lost' | 'failed'

/** What the 3D stage can do at the moment, and where one looks from. */
interface SolidStage {
  readonly view: StageView | 'free'
  /** The side that was chosen last. */
  readonly home: StageView
  readonly isReady: boolean
  readonly trouble: StageError | null
  /** `false` where there is no WebGL: it is not even tried. */
  readonly mayTry: boolean
  readonly events: {
    readonly onReady: () => void
    readonly onLost: () => void
    readonly onFailed: () => void
    readonly onTurned: () => void
  }
  turnTo(view: StageView): void
  fail(trouble: StageError): void
  /** Tries once more; `null` where that is of no use. */
  readonly again: (() => void) | null
}

export function useSolidStage(): SolidStage {
  const [canDraw] = useState(hasWebGl)
  const [view, setView] = useState<StageView | 'free'>('front')
  const [home, setHome] = useState<StageView>('front')
  const [isReady, setReady] = useState(false)
  const [trouble, setTrouble] = useState<StageError | null>(canDraw ? null : 'none-here')
  const events = useMemo(
    () => ({
      // After a lost graphics card it comes by itself when the browser has another.
      onReady() {
        setReady(true)
        setTrouble(null)
      },
      onLost: () => setTrouble('lost'),
      onFailed: () => setTrouble('failed'),
      onTurned: () => setView('free'),
    }),
    [],
  )
  return {
    view,
    home,
    isReady,
    trouble,
    events,
    mayTry: canDraw && trouble !== 'failed',
    turnTo(side) {
      setHome(side)
      setView(side)
    },
    fail: setTrouble,
    again: trouble === 'failed' ? () => setTrouble(null) : null,
  }
}
