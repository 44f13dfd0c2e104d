import type { KeyStroke } from './shortcuts.ts'

const arrows: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' }
const isMac = /mac|iphone|ipad/i.test(navigator.platform)

/** What stands on the keys of a stroke, in the order in which one presses them: `Ctrl`, `Shift`, `Z`. */
export function keyCaps({ key, withModifier, withShift }: KeyStroke): readonly string[] {
  const cap = arrows[key] ?? (key === '-' ? '−' : key.toUpperCase())
  return [...(withModifier ? [isMac ? '⌘' : 'Ctrl'] : []), ...(withShift ? [isMac ? '⇧' : 'Shift'] : []), cap]
}
