import type { SaveState } from '../../../engine/index.ts'
import type { LineState } from '../../studio/live/lineState.ts'

/** Where what one sees is safe. */
export interface SavedWords {
  readonly kind: SaveState['kind']
  /** Below `saved` of the words. */
  readonly word: string
}

/** Safe on the server is safest; until then, and where there is none, the device has it. */
export function savedWords(device: SaveState, line: LineState, unacknowledged: number): SavedWords {
  if (device.kind === 'failed') return { kind: 'failed', word: device.reason }
  if (device.kind !== 'saved') return { kind: device.kind, word: device.kind }
  if (line.kind === 'offline') return { kind: 'saved', word: 'offline' }
  if (line.kind === 'apart' || line.kind === 'refused') return { kind: 'saved', word: 'device' }
  const kind = unacknowledged > 0 ? 'saving' : 'saved'
  return { kind, word: kind }
}
