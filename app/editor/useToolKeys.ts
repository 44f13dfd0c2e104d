import { useEffect, useEffectEvent } from 'react'
import type { ToolPlugin } from '../../engine/index.ts'
import { useOpenedDesign } from '../studio/OpenDesignContext.ts'
import { toolOfPress } from './shortcuts/toolShortcuts.ts'
import { isWriting } from './useShortcuts.ts'

/** Opens a tool by its letter. A field, an open dialog and a tool that failed keep theirs. */
export function useToolKeys(tools: readonly ToolPlugin[], open: (tool: string) => void): void {
  const { faults } = useOpenedDesign()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isWriting(event.target) || isDialogOpen()) return
    const tool = toolOfPress(event, tools)
    if (!tool || faults.current().some(({ plugin }) => plugin === tool.id)) return
    event.preventDefault()
    open(tool.id)
  })
  useEffect(() => {
    const act = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', act)
    return () => window.removeEventListener('keydown', act)
  }, [])
}

const isDialogOpen = () => document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null
