import type { Move } from './gridRange.ts'

/** What a key asks of a grid while no cell is edited. */
export type KeyAction =
  | { readonly kind: 'move'; readonly move: Move; readonly extend: boolean }
  | { readonly kind: 'tab'; readonly isBack: boolean }
  /** Begins to edit: with what stands there, or with nothing, for the key that is typed into it. */
  | { readonly kind: 'edit'; readonly isTyped: boolean }
  | { readonly kind: 'toggle' }
  | { readonly kind: 'all' | 'row' | 'clear' | 'fill' | 'undo' | 'redo' | 'leave' }

export interface PressedKey {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** Rows that Page Up and Page Down go by. */
const page = 10

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-page, 0],
  PageDown: [page, 0],
}

/** The action of a key, as spreadsheets have it; `null` leaves the key to the browser. */
export function keyAction(pressed: PressedKey): KeyAction | null {
  const { key, shiftKey, altKey } = pressed
  const isControl = pressed.ctrlKey || pressed.metaKey
  if (altKey) return key === 'ArrowDown' ? { kind: 'edit', isTyped: false } : null
  if (isControl) return controlAction(key, shiftKey)
  const step = steps[key]
  if (step) return { kind: 'move', move: { kind: 'by', rows: step[0], columns: step[1] }, extend: shiftKey }
  switch (key) {
    case 'Enter':
      return { kind: 'move', move: { kind: 'by', rows: shiftKey ? -1 : 1, columns: 0 }, extend: false }
    case 'Tab':
      return { kind: 'tab', isBack: shiftKey }
    case 'Home':
    case 'End':
      return { kind: 'move', move: { kind: 'edge', column: key === 'Home' ? 'first' : 'last' }, extend: shiftKey }
    case 'Delete':
    case 'Backspace':
      return { kind: 'clear' }
    case 'F2':
      return { kind: 'edit', isTyped: false }
    case 'Escape':
      return { kind: 'leave' }
    case ' ':
      return shiftKey ? { kind: 'row' } : { kind: 'toggle' }
    default:
      // An input method says `Process` for the key that begins a word.
      return [...key].length === 1 || key === 'Process' ? { kind: 'edit', isTyped: true } : null
  }
}

function controlAction(key: string, isShift: boolean): KeyAction | null {
  const edges: Readonly<Record<string, Move>> = {
    ArrowUp: { kind: 'edge', row: 'first' },
    ArrowDown: { kind: 'edge', row: 'last' },
    ArrowLeft: { kind: 'edge', column: 'first' },
    ArrowRight: { kind: 'edge', column: 'last' },
    Home: { kind: 'edge', row: 'first', column: 'first' },
    End: { kind: 'edge', row: 'last', column: 'last' },
  }
  const move = edges[key]
  if (move) return { kind: 'move', move, extend: isShift }
  switch (key.toLowerCase()) {
    case 'a':
      return { kind: 'all' }
    case 'd':
      return { kind: 'fill' }
    case 'z':
      return { kind: isShift ? 'redo' : 'undo' }
    case 'y':
      return { kind: 'redo' }
    default:
      return null
  }
}
