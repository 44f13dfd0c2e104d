import { type CSSProperties, type PointerEvent, useRef } from 'react'
import type { Point } from '../../../../engine/index.ts'
import type { StageSurface } from '../../../viewer/stageSurface.ts'
import { spotOnPlane } from '../gesture/clothPlane.ts'
import type { Grip, LayerGesture } from '../gesture/layerGesture.ts'
import type { LayerOnCloth } from '../gesture/layersOnCloth.ts'
import { mannerOf } from '../gesture/useStageGestures.ts'
import styles from './overlay.module.css'
import type { SeenFrame } from './seenFrame.ts'

/** Pixels. */
const corner = 9
const side = { long: 14, short: 6 } as const
/** How far beyond its box a handle is felt, so that a small thing can still be taken by its middle. */
const outside = 8

/** The box of the selected layer with its handles. The layers panel has the same for the keyboard. */
export function SelectionHandles(props: HandleOptions) {
  const { seen, thing } = props
  const handlersOf = useHandle(props)
  const isLocked = thing.layer.locked
  return (
    <g>
      <path d={seen.outline} className={styles.edge} />
      <path d={seen.outline} className={styles.line} />
      {!isLocked && (
        <>
          {seen.handles.map(({ handle, at }) => {
            const [width, height] = sizeOf(handle)
            return (
              <g
                key={handle.join()}
                className={styles.handle}
                data-handle={handle.join()}
                style={cursor(cursorOf(handle, seen.tilt))}
                transform={`translate(${at[0].toFixed(1)} ${at[1].toFixed(1)}) rotate(${seen.tilt.toFixed(1)})`}
                {...handlersOf({ kind: 'scale', handle })}
              >
                <circle cx={handle[0] * outside} cy={handle[1] * outside} r={12} className={styles.hit} />
                <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={2.5} className={styles.knob} />
              </g>
            )
          })}
          <g className={styles.handle} style={cursor('grab')} data-handle="turn" {...handlersOf({ kind: 'turn' })}>
            <path d={`M${seen.turn.from.join(' ')}L${seen.turn.at.join(' ')}`} className={styles.edge} />
            <path d={`M${seen.turn.from.join(' ')}L${seen.turn.at.join(' ')}`} className={styles.line} />
            <circle cx={seen.turn.at[0]} cy={seen.turn.at[1]} className={styles.hit} r={12} />
            <circle cx={seen.turn.at[0]} cy={seen.turn.at[1]} r={5.5} className={styles.knob} />
          </g>
        </>
      )}
    </g>
  )
}

function sizeOf([across, down]: readonly [number, number]): readonly [number, number] {
  if (across !== 0 && down !== 0) return [corner, corner]
  return across === 0 ? [side.long, side.short] : [side.short, side.long]
}

const cursor = (name: string): CSSProperties => ({ cursor: name })

const cursors = ['ew-resize', 'nwse-resize', 'ns-resize', 'nesw-resize'] as const

function cursorOf([across, down]: readonly [number, number], tilt: number): string {
  const angle = (Math.atan2(down, across) * 180) / Math.PI + tilt
  return cursors[((Math.round(angle / 45) % 4) + 4) % 4] ?? 'move'
}

interface HandleOptions {
  readonly surface: StageSurface
  readonly gesture: LayerGesture
  readonly thing: LayerOnCloth
  readonly seen: SeenFrame
}

/** Handlers of something one grips the box of a layer by. The cloth is taken as it lay when the hand came. */
function useHandle({ surface, gesture, thing, seen }: HandleOptions) {
  const held = useRef<{ readonly spotAt: (event: PointerEvent) => ReturnType<typeof spotOnPlane> } | null>(null)
  const frame = useRef<number | null>(null)
  const latest = useRef<(() => void) | null>(null)

  const flush = () => {
    if (frame.current !== null) cancelAnimationFrame(frame.current)
    frame.current = null
    latest.current?.()
    latest.current = null
  }
  return (grip: Grip) => ({
    onPointerDown(event: PointerEvent<SVGElement>) {
      if (event.button !== 0) return
      event.stopPropagation()
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect()
      const placeOf = ({ clientX, clientY }: PointerEvent): Point => [
        clientX - (box?.left ?? 0),
        clientY - (box?.top ?? 0),
      ]
      const { panel } = thing.frame
      const spotAt = (at: PointerEvent) => spotOnPlane(surface, seen.plane, panel, placeOf(at))
      const from = spotAt(event)
      if (!from) return
      held.current = { spotAt }
      gesture.begin(thing.id, grip, from)
    },
    onPointerMove(event: PointerEvent<SVGElement>) {
      const spot = held.current?.spotAt(event)
      if (!spot) return
      const manner = mannerOf(event, surface)
      latest.current = () => gesture.move(spot, manner)
      frame.current ??= requestAnimationFrame(flush)
    },
    onPointerUp() {
      if (!held.current) return
      held.current = null
      flush()
      gesture.end()
    },
    onPointerCancel() {
      held.current = null
      latest.current = null
      gesture.cancel()
    },
  })
}
