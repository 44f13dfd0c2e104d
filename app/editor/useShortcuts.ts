import { useEffect } from 'react'
import { useUndo } from './useUndo.ts'

/** Ctrl/⌘ Z, Ctrl/⌘ Shift Z and Ctrl Y. A text field keeps its own undo while one writes in it. */
export function useShortcuts(): void {
  const { undo, redo } = useUndo()
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const step = stepOf(event)
      if (step === null || isWriting(event.target)) return
      event.preventDefault()
      if (step === 'undo') undo()
      else redo()
    }
    window.addEventListener('keydown', act)
    return () => window.removeEventListener('keydown', act)
  }, [undo, redo])
}

export function stepOf(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>) {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return null
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' && event.ctrlKey && !event.shiftKey ? 'redo' : null
}

export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]')
