import type { CSSProperties } from 'react'
import styles from './overlay.module.css'
import { type HandleOptions, useHandle } from './useHandle.ts'

/** Pixels. */
const corner = 9
const side = { long: 14, short: 6 } as const
/** How far beyond its box a handle is felt, so that a small thing can still be taken by its middle. */
const outside = 8

/** The box of the selected layer and what one grips it by. The layers panel has the same for the keyboard. */
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
