import { useEffectEvent, useLayoutEffect } from 'react'
import type { ToolPlugin } from '../../../engine/index.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { type ShortcutId, shortcutOf, toolOfPress } from './shortcuts.ts'

/** Acts on the shortcuts of the editor. An open dialog has its own keys. */
export function useShortcuts(actions: Readonly<Record<ShortcutId, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event)
    if (shortcut === null || isInDialog(event.target)) return
    if (!shortcut.whileWriting && isWriting(event.target)) return
    event.preventDefault()
    actions[shortcut.id]()
  })
  // With what is seen, and not some time after: on a busy machine a quick key would be lost.
  useLayoutEffect(() => {
    const act = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', act)
    return () => window.removeEventListener('keydown', act)
  }, [])
}

/** Whether letters are for what has the focus: a field, or a list that is searched by them. A slider takes none. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches(`input:not(${nonTextTypes}), textarea, select, [contenteditable="true"]`)

const nonTextTypes = '[type="range"], [type="checkbox"], [type="radio"], [type="button"], [type="file"]'

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('[role="dialog"], [role="alertdialog"]') !== null

/** Opens a tool by its letter. A field, an open dialog and a tool that failed keep theirs. */
export function useToolKeys(tools: readonly ToolPlugin[], open: (tool: string) => void): void {
  const { pluginErrors } = useOpenedDesign()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isWriting(event.target) || isDialogOpen()) return
    const tool = toolOfPress(event, tools)
    if (!tool || pluginErrors.current().some(({ plugin }) => plugin === tool.id)) return
    event.preventDefault()
    open(tool.id)
  })
  useLayoutEffect(() => {
    const act = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', act)
    return () => window.removeEventListener('keydown', act)
  }, [])
}

const isDialogOpen = () => document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null
