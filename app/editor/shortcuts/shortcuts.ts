import type { ToolPlugin } from '../../../engine/index.ts'

/** Keys that do something when they are pressed together. */
export interface KeyStroke {
  /** As in `KeyboardEvent.key`, in lower case. */
  readonly key: string
  /** Ctrl, or ⌘ on a Mac. */
  readonly withModifier?: boolean
  /** Left out where the key itself needs it, as `?` does on most keyboards. */
  readonly withShift?: boolean
}

export interface Shortcut {
  readonly id: string
  /** Any of these. */
  readonly strokes: readonly KeyStroke[]
  /** Works in text fields too; the others leave fields their own keys. */
  readonly whileWriting?: boolean
}

/** Everywhere in the editor. */
export const editorShortcuts = [
  { id: 'undo', strokes: [{ key: 'z', withModifier: true }] },
  {
    id: 'redo',
    strokes: [
      { key: 'z', withModifier: true, withShift: true },
      { key: 'y', withModifier: true },
    ],
  },
  { id: 'palette', strokes: [{ key: 'k', withModifier: true }], whileWriting: true },
  { id: 'shortcuts', strokes: [{ key: '?' }] },
] as const satisfies readonly Shortcut[]

export type ShortcutId = (typeof editorShortcuts)[number]['id']

/** While something on the cloth is selected; the stage acts on them. */
export const layerShortcuts = [
  { id: 'nudge', strokes: [{ key: 'ArrowLeft' }, { key: 'ArrowRight' }, { key: 'ArrowUp' }, { key: 'ArrowDown' }] },
  { id: 'nudgeFar', strokes: [{ key: 'ArrowLeft', withShift: true }] },
  { id: 'duplicate', strokes: [{ key: 'd', withModifier: true }] },
  { id: 'remove', strokes: [{ key: 'Delete' }, { key: 'Backspace' }] },
  { id: 'escape', strokes: [{ key: 'Escape' }] },
] as const satisfies readonly Shortcut[]

/** What the browser hears itself, and tells the stage of as the clipboard's events. */
export const clipboardShortcuts = [
  { id: 'copyThing', strokes: [{ key: 'c', withModifier: true }] },
  { id: 'cutThing', strokes: [{ key: 'x', withModifier: true }] },
  { id: 'pasteThing', strokes: [{ key: 'v', withModifier: true }] },
] as const satisfies readonly Shortcut[]

/** While the garment has the focus and nothing on it is selected; the viewer acts on them. */
export const stageShortcuts = [
  { id: 'turn', strokes: [{ key: 'ArrowLeft' }, { key: 'ArrowRight' }] },
  { id: 'tilt', strokes: [{ key: 'ArrowUp' }, { key: 'ArrowDown' }] },
  { id: 'nearer', strokes: [{ key: '+' }] },
  { id: 'farther', strokes: [{ key: '-' }] },
] as const satisfies readonly Shortcut[]

export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** What a key press asks for. */
export function shortcutOf(press: KeyPress): (Shortcut & { readonly id: ShortcutId }) | null {
  if (press.altKey) return null
  return editorShortcuts.find(({ strokes }) => strokes.some(stroke => isStroke(stroke, press))) ?? null
}

/** Whether these are the keys that are pressed; Alt is for the caller to leave out. */
function isStroke({ key, withModifier, withShift }: KeyStroke, press: KeyPress): boolean {
  const held = press.ctrlKey || press.metaKey
  if (held !== (withModifier ?? false) || keyOf(press) !== key) return false
  return /[a-z]/.test(key) ? press.shiftKey === (withShift ?? false) : true
}

/** The letter that a Latin keyboard has there: on a Khmer one Ctrl Z comes as `ឋ`. */
function keyOf({ key, code }: KeyPress): string {
  if (/^[\x20-\x7e]$/.test(key)) return key.toLowerCase()
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key
}

type KeyedTool = Pick<ToolPlugin, 'id' | 'shortcut'>

/** What opens a tool's panel, if it asks for a key. */
export const strokesOfTool = ({ shortcut }: KeyedTool): readonly KeyStroke[] => (shortcut ? [{ key: shortcut }] : [])

/** The tool that a key press asks for: the first one given, where two ask for the same key. */
export const toolOfPress = <Tool extends KeyedTool>(press: KeyPress, tools: readonly Tool[]): Tool | null =>
  (!press.altKey && tools.find(tool => strokesOfTool(tool).some(stroke => isStroke(stroke, press)))) || null
