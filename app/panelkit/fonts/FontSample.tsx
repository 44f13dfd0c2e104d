import { type FontId, pathBounds, pathData, type Shaper } from '../../../engine/index.ts'
import styles from './fonts.module.css'

interface FontSampleProps {
  readonly shaper: Shaper
  readonly font: FontId
  readonly text: string
}

const capHeight = 10
/** Room for the signs above and below a Khmer line, in the sample's own units. */
const [top, bottom] = [-17, 8]

/** Some words as the shirt would show them, with the stand-ins for what the face lacks. */
export function FontSample({ shaper, font, text }: FontSampleProps) {
  if (!shaper.has(font)) return <span className={styles.waiting} aria-hidden />
  const { outline } = shaper.shape({ text, font, capHeight, letterSpacing: 0 })
  if (outline.length === 0) return <span className={styles.waiting} aria-hidden />
  const ink = pathBounds(outline)
  const [above, below] = [Math.min(top, ink.top), Math.max(bottom, ink.bottom)]
  return (
    <svg
      className={styles.sample}
      viewBox={`${ink.left} ${above} ${ink.right - ink.left} ${below - above}`}
      data-font={font}
      aria-hidden="true"
    >
      <path d={pathData(outline)} fill="currentColor" />
    </svg>
  )
}
