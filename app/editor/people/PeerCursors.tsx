import { useEffect, useMemo, useRef } from 'react'
import type { PeerPresence } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import type { Orbit } from '../../viewer/orbit.ts'
import type { StageSurface } from '../../viewer/stageSurface.ts'
import styles from './peerCursors.module.css'
import { hueOf, usePersonName } from './personName.ts'

interface PeerCursorsProps {
  readonly surface: StageSurface
  /** Another value with every image in which the cloth may be seen elsewhere. */
  readonly image: object
}

/** Where the others point, on the cloth, with their names. A cursor on the far side of the garment is not seen. */
export function PeerCursors({ surface, image }: PeerCursorsProps) {
  const { sync } = useOpenedDesign().engine
  const peers = useStream(sync.peers)
  const nameOf = usePersonName()
  const before = useRef(image)
  // A cursor that moves glides; one that stands still while the garment turns must not lag behind.
  const glides = before.current === image
  useEffect(() => {
    before.current = image
  })
  return (
    <div className={styles.cursors}>
      {peers.map(({ peer, author, cursor }) => {
        const at = cursor && surface.project(cursor)
        return (
          at && (
            <div
              key={peer}
              className={styles.cursor}
              style={{ transform: `translate(${at[0].toFixed(1)}px, ${at[1].toFixed(1)}px)` }}
              data-glides={glides}
              data-cursor={nameOf(author)}
            >
              <svg viewBox="0 0 16 16" style={{ fill: hueOf(author) }} aria-hidden="true">
                <path d="M1.5 1.5 6 14.5l2.6-5.4 5.6-2.4z" />
              </svg>
              <span style={{ background: hueOf(author) }}>{nameOf(author)}</span>
            </div>
          )
        )
      })}
    </div>
  )
}

type Cursor = PeerPresence['cursor']

/** More often than 15 times a second nobody sees a difference. */
const minIntervalMs = 1000 / 15

/** Shows others where this person points. What comes too often waits, and the last one always arrives. */
export function useShowCursor(): (cursor: Cursor) => void {
  const { engine } = useOpenedDesign()
  const { show, stop } = useMemo(
    () => seldom<Cursor>(cursor => engine.sync.show({ cursor: rounded(cursor) }), minIntervalMs),
    [engine],
  )
  useEffect(() => stop, [stop])
  return show
}

/** Shows others from where this person looks at the garment. */
export function useShowCamera(): (orbit: Orbit) => void {
  const { engine } = useOpenedDesign()
  const { show, stop } = useMemo(() => {
    let last = ''
    return seldom<Orbit>(orbit => {
      const camera = roundedOrbit(orbit)
      const written = JSON.stringify(camera)
      if (written !== last) engine.sync.show({ camera })
      last = written
    }, minIntervalMs)
  }, [engine])
  useEffect(() => stop, [stop])
  return show
}

/** Thousandths: of a radian and of a metre, finer than a pixel. */
const roundedOrbit = ({ azimuth, elevation, zoom, pan }: Orbit): Orbit => ({
  azimuth: thousandth(azimuth),
  elevation: thousandth(elevation),
  zoom: thousandth(zoom),
  pan: [thousandth(pan[0]), thousandth(pan[1])],
})

const thousandth = (value: number): number => Math.round(value * 1000) / 1000

/** Whole millimetres: finer than the tip of an arrow. */
const rounded = (cursor: Cursor): Cursor =>
  cursor && { panel: cursor.panel, x: Math.round(cursor.x), y: Math.round(cursor.y) }

/** Passes on at most one value in every so many milliseconds, the last one among those that came. */
export function seldom<Value>(pass: (value: Value) => void, every: number) {
  let waiting: { readonly value: Value } | null = null
  let resting: ReturnType<typeof setTimeout> | undefined
  const next = () => {
    resting = undefined
    if (waiting) show(waiting.value)
  }
  const show = (value: Value): void => {
    if (resting !== undefined) {
      waiting = { value }
      return
    }
    waiting = null
    resting = setTimeout(next, every)
    pass(value)
  }
  return { show, stop: () => clearTimeout(resting) }
}
