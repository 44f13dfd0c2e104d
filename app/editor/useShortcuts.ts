import { useEffect, useEffectEvent } from 'react'
import { type ShortcutId, shortcutOf } from './shortcuts/shortcuts.ts'

/** Acts on the shortcuts of the editor. An open dialog has its own keys. */
export function useShortcuts(actions: Readonly<Record<ShortcutId, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event)
    if (shortcut === null || isInDialog(event.target)) return
    if (!shortcut.whileWriting && isWriting(event.target)) return
    event.preventDefault()
    actions[shortcut.id]()
  })
  useEffect(() => {
    const act = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', act)
    return () => window.removeEventListener('keydown', act)
  }, [])
}

/** Whether letters are for what has the focus: a field, or a list that is searched by them. A slider takes none. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches(`input:not(${withoutLetters}), textarea, select, [contenteditable="true"]`)

const withoutLetters = '[type="range"], [type="checkbox"], [type="radio"], [type="button"], [type="file"]'

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('[role="dialog"], [role="alertdialog"]') !== null
