import { useRef } from 'react'
import type { Command, LayerId, Version } from '../../../../engine/index.ts'
import { arrangeLayers, nudgeLayer } from '../../../../plugins/index.ts'
import { tappingPause } from '../../../panelkit/controls/gestures.ts'
import { useOpenedDesign } from '../../../studio/OpenDesignContext.ts'
import { useNotifyOutcome } from '../../controls/useNotifyOutcome.ts'

interface Nudge {
  readonly layers: readonly LayerId[]
  readonly version: Version
  /** Millimetres. */
  readonly dx: number
  readonly dy: number
}

function commandOf({ layers, version, dx, dy }: Nudge): Command {
  const [layer, ...more] = layers
  return layer && more.length === 0
    ? nudgeLayer.of({ layer, version, dx, dy })
    : arrangeLayers.of({ version, moves: layers.map(each => ({ layer: each, dx, dy })) })
}

/** A move by arrow keys: those that follow each other within half a second are one step of the history. */
export function useNudge() {
  const { engine } = useOpenedDesign()
  const notify = useNotifyOutcome()
  /** What the arrows have come to. The layers are those they began with, whatever is selected meanwhile. */
  const nudge = useRef<Nudge | null>(null)
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const end = () => {
    clearTimeout(waiting.current)
    const moved = nudge.current
    nudge.current = null
    if (!moved) return
    if (moved.dx === 0 && moved.dy === 0) return engine.preview(null)
    const command = commandOf(moved)
    const outcome = engine.dispatch(command)
    if (outcome.kind === 'refused') notify(command, outcome)
  }
  const move = (layers: readonly LayerId[], version: Version, [dx, dy]: readonly [number, number]) => {
    clearTimeout(waiting.current)
    const begun = nudge.current ?? { layers, version, dx: 0, dy: 0 }
    const moved = { ...begun, dx: begun.dx + dx, dy: begun.dy + dy }
    nudge.current = moved
    const outcome = engine.preview(commandOf(moved))
    if (outcome?.kind !== 'refused' || outcome.reason === 'nothing-changes') return
    nudge.current = null
    engine.preview(null)
    notify(commandOf(moved), outcome)
  }
  /** The arrow was let go: the step ends unless another follows. */
  const release = () => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(end, tappingPause)
  }
  return { move, release, end }
}
