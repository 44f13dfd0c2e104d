import { useEffect, useRef } from 'react'
import type { State } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import type { StageSurface } from '../../viewer/stageSurface.ts'
import { useOpenedDesign } from '../OpenDesignContext.ts'
import { hueOf } from './hueOf.ts'
import styles from './peerCursors.module.css'
import { usePersonName } from './usePersonName.ts'

export interface PeerCursorsProps {
  /** The cloth as the camera sees it now; a new value with every picture. */
  readonly seen: State<{ readonly surface: StageSurface | null }>
}

/** Where the others point, on the cloth, with their names. A cursor on the far side of the garment is not seen. */
export function PeerCursors({ seen }: PeerCursorsProps) {
  const { sync } = useOpenedDesign().engine
  const picture = useStream(seen)
  const peers = useStream(sync.peers)
  const nameOf = usePersonName()
  const before = useRef(picture)
  // A cursor that moves glides; one that stands still while the garment turns must not lag behind.
  const glides = before.current === picture
  useEffect(() => {
    before.current = picture
  })
  return (
    <div className={styles.cursors}>
      {peers.map(({ client, author, cursor }) => {
        const at = cursor && picture.surface?.project(cursor)
        return (
          at && (
            <div
              key={client}
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
