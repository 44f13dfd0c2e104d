import { createState } from '../../engine/index.ts'
import { useStream } from '../device/useStream.ts'

/** Swatches alone, or everything a colour can be made with. */
export type PickerDepth = 'compact' | 'advanced'

/** What somebody chose, for every picker of the page; nothing chosen yet goes by the room there is. */
const chosen = createState<PickerDepth | null>(null)

export function usePickerDepth(): readonly [depth: PickerDepth, choose: (depth: PickerDepth) => void] {
  const isNarrow = typeof matchMedia === 'function' && matchMedia('(max-width: 640px)').matches
  return [useStream(chosen) ?? (isNarrow ? 'compact' : 'advanced'), chosen.set]
}
