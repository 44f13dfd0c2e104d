import { createState } from '../../../engine/index.ts'
import type { DesignStatus } from '../../../server/contract/designs/design.ts'
import type { ServerLine } from './createServerLine.ts'
import type { LineState } from './lineState.ts'

/** The line of a design that is opened for the device alone. */
export const apartLine: ServerLine = {
  state: createState<LineState>({ kind: 'apart' }),
  status: createState<DesignStatus | null>(null),
  isGuest: false,
  join: async () => ({ kind: 'apart' }),
  close() {},
}
