import { keyCaps } from './keyCaps.ts'
import styles from './shortcuts.module.css'
import type { KeyStroke } from './shortcuts.ts'

/** The keys of a stroke, as they look on a keyboard. */
export function KeyCaps({ stroke }: { readonly stroke: KeyStroke }) {
  return (
    <span className={styles.caps} lang="en">
      {keyCaps(stroke).map(cap => (
        <kbd key={cap}>{cap}</kbd>
      ))}
    </span>
  )
}
