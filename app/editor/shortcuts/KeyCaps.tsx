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

const caps: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Delete: 'Del',
  Backspace: '⌫',
  Escape: 'Esc',
  '-': '−',
}
const isMac = /mac|iphone|ipad/i.test(navigator.platform)

/** What stands on the keys of a stroke, in the order in which one presses them: `Ctrl`, `Shift`, `Z`. */
export function keyCaps({ key, withModifier, withShift }: KeyStroke): readonly string[] {
  const cap = caps[key] ?? key.toUpperCase()
  return [...(withModifier ? [isMac ? '⌘' : 'Ctrl'] : []), ...(withShift ? [isMac ? '⇧' : 'Shift'] : []), cap]
}
