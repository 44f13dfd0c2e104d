import { createContext, type RefObject, useContext } from 'react'
import type { SheetSet } from '../../../engine/print/index.ts'
import type { Orbit, StageView } from '../../viewer/orbit.ts'

/** What others may ask of the stage. */
export interface StageControls {
  turnTo(view: StageView): void
  /** Lays the pattern flat beside the garment, or takes it away again. */
  toggleFlat(): void
  /** Looks from where somebody else does. */
  viewFrom(orbit: Orbit): void
}

/** What the parts of the editor may ask of one another. */
export interface EditorControls {
  /** Opens the panel of a tool; `null` closes the open one. */
  chooseTool(tool: string | null): void
  showDialog(name: DialogName): void
  startTour(): void
  /** Prints the design and saves the file. */
  print(sheets?: SheetSet): void
  /** Prints the shirts of all players and saves them as one file. */
  printTeam(): void
  readonly isPrinting: boolean
  /** Shows the history in place of the stage, or the stage again. */
  toggleTimeline(): void
  readonly isTimeline: boolean
  /** Lets the design's name be written in the top bar. */
  readonly rename: RefObject<(() => void) | null>
  /** The page whose camera, selection and tool this one follows; `null` for nobody. */
  readonly followed: number | null
  /** Follows somebody, or nobody any more. */
  follow(peer: number | null): void
  /** `null` while there is no stage. */
  readonly stage: RefObject<StageControls | null>
}

export const EditorControlsContext = createContext<EditorControls | null>(null)

/** Throws outside of the editor. */
export function useEditorControls(): EditorControls {
  const controls = useContext(EditorControlsContext)
  if (!controls) throw new Error('There is no editor here. Show this inside of it.')
  return controls
}

/** The dialogs of the editor by name. */
export type DialogName =
  | 'palette'
  | 'shortcuts'
  | 'share'
  | 'review'
  | 'checkout'
  | 'designs'
  | 'carryOver'
  | 'comments'
  | 'download'

export interface EditorDialogProps {
  readonly close: () => void
}
