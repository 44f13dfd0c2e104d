import { useState } from 'react'
import { GarmentPicture, useDesign, useView, useWords } from '../../../app/panelkit/index.ts'
import { inOrder } from '../../../engine/index.ts'
import styles from './players.module.css'

/** Of one shirt with its gap, in pixels. */
const step = 104

/** Every player's shirt from the back, side by side. Only those in sight are in the page. */
export function ShirtRow() {
  const words = useWords()
  const { document } = useDesign()
  const { view, show } = useView()
  const [from, setFrom] = useState(0)
  const list = inOrder(document.players)
  if (list.length === 0) return null
  return (
    <section
      className={styles.shirts}
      aria-label={words('shirts')}
      onScroll={event => setFrom(Math.max(0, Math.floor(event.currentTarget.scrollLeft / step) - 3))}
    >
      <div className={styles.rail} style={{ width: list.length * step }}>
        {list.slice(from, from + 18).map(([id, player], index) => (
          <button
            key={id}
            type="button"
            className={styles.shirt}
            style={{ insetInlineStart: (from + index) * step }}
            aria-pressed={view.player === id}
            aria-label={words('shirtOf', { name: player.name || player.number })}
            onClick={() => show(id)}
          >
            <GarmentPicture
              document={document}
              view={{ version: player.goalkeeper ? 'goalkeeper' : 'player', player: id, size: player.size }}
              side="back"
              label=""
            />
          </button>
        ))}
      </div>
    </section>
  )
}
