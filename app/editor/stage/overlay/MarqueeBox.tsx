import type { State } from '../../../../engine/index.ts'
import { useStream } from '../../../device/useStream.ts'
import type { Marquee } from '../gesture/useStageGestures.ts'
import styles from './overlay.module.css'

/** The rectangle that somebody draws round things. */
export function MarqueeBox({ marquee }: { readonly marquee: State<Marquee | null> }) {
  const corners = useStream(marquee)
  if (!corners) return null
  const [[ax, ay], [bx, by]] = corners
  const box = { left: Math.min(ax, bx), top: Math.min(ay, by), width: Math.abs(bx - ax), height: Math.abs(by - ay) }
  return <div className={styles.marquee} style={box} aria-hidden />
}
