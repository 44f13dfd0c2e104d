import { useEffect, useRef } from 'react'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import type { StageSurface } from '../../viewer/stageSurface.ts'
import { hueOf } from './hueOf.ts'
import styles from './peerCursors.module.css'
import { usePersonName } from './usePersonName.ts'

export interface PeerCursorsProps {
  readonly surface: StageSurface
  /** Another value with every picture in which the cloth may be seen elsewhere. */
  readonly picture: object
}

/** Where the others point, on the cloth, with their names. A cursor on the far side of the garment is not seen. */
export function PeerCursors({ surface, picture }: PeerCursorsProps) {
  const { sync } = useOpenedDesign().engine
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
        const at = cursor && surface.project(cursor)
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
