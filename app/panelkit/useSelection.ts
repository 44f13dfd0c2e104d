import type { Selection } from '../../engine/index.ts'
import { useStream } from '../device/useStream.ts'
import { useDesignAccess } from './DesignAccess.ts'

/** What is selected on the garment, and how to select something else. */
export function useSelection(): readonly [selected: Selection, select: (selection: Selection) => void] {
  const { selection } = useDesignAccess()
  return [useStream(selection), selection.set]
}
