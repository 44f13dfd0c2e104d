import type { Selection } from '../../engine/index.ts'
import { useStream } from '../device/useStream.ts'
import { useDesignAccess } from './DesignAccess.ts'

const picked = new WeakSet<Selection>()

/** Whether a panel selected it, for itself to work on: then no other tool opens for it. */
export const wasPickedInPanel = (selection: Selection): boolean => picked.has(selection)

/** What is selected on the garment, and how to select something else. */
export function useSelection(): readonly [selected: Selection, select: (selection: Selection) => void] {
  const { selection } = useDesignAccess()
  const select = (next: Selection): void => {
    picked.add(next)
    selection.set(next)
  }
  return [useStream(selection), select]
}
