import { type Ref, type RefObject, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { useStream } from '../../device/useStream.ts'
import type { StageHandle } from '../../viewer/stageProps.ts'
import { useOpenedDesign } from '../OpenDesignContext.ts'
import { hueOf } from './hueOf.ts'
import styles from './peerCursors.module.css'
import { usePersonName } from './usePersonName.ts'

export interface PeerCursorsHandle {
  /** The picture has changed: looks where on it the cursors are now. */
  place(): void
}

export interface PeerCursorsProps {
  readonly ref: Ref<PeerCursorsHandle>
  readonly stage: RefObject<StageHandle | null>
}

/** Where the others point, on the cloth, with their names. A cursor on the far side of the garment is not seen. */
export function PeerCursors({ ref, stage }: PeerCursorsProps) {
  const { sync } = useOpenedDesign().engine
  const pointing = useStream(sync.peers).filter(({ cursor }) => cursor !== null)
  const nameOf = usePersonName()
  const list = useRef<HTMLDivElement>(null)
  const place = useEffectEvent((glides: boolean) => {
    pointing.forEach(({ cursor }, index) => {
      const arrow = list.current?.children[index]
      if (!(arrow instanceof HTMLElement)) return
      const at = cursor && stage.current?.surface()?.project(cursor)
      arrow.dataset.glides = String(glides && arrow.style.visibility === 'visible')
      arrow.style.visibility = at ? 'visible' : 'hidden'
      if (at) arrow.style.transform = `translate(${at[0].toFixed(1)}px, ${at[1].toFixed(1)}px)`
    })
  })
  // With a cursor that has moved; one that stands still while the garment turns must not lag behind.
  useLayoutEffect(() => place(true))
  useImperativeHandle(ref, () => ({ place: () => place(false) }), [])
  return (
    <div ref={list} className={styles.cursors}>
      {pointing.map(({ client, author }) => (
        <div key={client} className={styles.cursor} data-cursor={nameOf(author)}>
          <svg viewBox="0 0 16 16" style={{ fill: hueOf(author) }} aria-hidden="true">
            <path d="M1.5 1.5 6 14.5l2.6-5.4 5.6-2.4z" />
          </svg>
          <span style={{ background: hueOf(author) }}>{nameOf(author)}</span>
        </div>
      ))}
    </div>
  )
}
