import type { KeyStroke } from './shortcuts.ts'

const caps: Readonly<Record<string, string>> = {
  ...{ ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' },
  ...{ Delete: 'Del', Backspace: '⌫', Escape: 'Esc', '-': '−' },
}
const isMac = /mac|iphone|ipad/i.test(navigator.platform)

/** What stands on the keys of a stroke, in the order in which one presses them: `Ctrl`, `Shift`, `Z`. */
export function keyCaps({ key, withModifier, withShift }: KeyStroke): readonly string[] {
  const cap = caps[key] ?? key.toUpperCase()
  return [...(withModifier ? [isMac ? '⌘' : 'Ctrl'] : []), ...(withShift ? [isMac ? '⇧' : 'Shift'] : []), cap]
}
