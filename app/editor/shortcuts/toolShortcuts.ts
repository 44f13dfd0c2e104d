import type { ToolPlugin } from '../../../engine/index.ts'
import { isStroke, type KeyPress, type KeyStroke } from './shortcuts.ts'

type KeyedTool = Pick<ToolPlugin, 'id' | 'shortcut'>

/** What opens a tool's panel, if it asks for a key. */
export const strokesOfTool = ({ shortcut }: KeyedTool): readonly KeyStroke[] => (shortcut ? [{ key: shortcut }] : [])

/** The tool that a key press asks for: the first one given, where two ask for the same key. */
export const toolOfPress = <Tool extends KeyedTool>(press: KeyPress, tools: readonly Tool[]): Tool | null =>
  (!press.altKey && tools.find(tool => strokesOfTool(tool).some(stroke => isStroke(stroke, press)))) || null
