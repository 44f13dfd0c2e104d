import type { Colour } from '../../engine/index.ts'
import styles from './pictures.module.css'

/** Colours to look at, each read out as its hex. */
export const ColourStrip = ({ label, colours }: { readonly label: string; readonly colours: readonly Colour[] }) => (
  <ul className={styles.colours} aria-label={label}>
    {colours.map(colour => (
      <li key={colour} className={styles.colour} style={{ background: colour }} title={colour}>
        <span className="visually-hidden">{colour}</span>
      </li>
    ))}
  </ul>
)
