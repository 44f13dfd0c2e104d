import { z } from 'zod'
import type { DeviceMemory } from '../../device/deviceMemory.ts'

/** A design that this device keeps, as its list shows it. */
export interface DeviceDesign {
  readonly id: string
  /** The slug of its garment type. */
  readonly garment: string
  /** Empty while nobody has named it. */
  readonly name: string
  /** Milliseconds since 1970: when it was last worked on here. */
  readonly at: number
  /** Id of the account that the server has it for, as far as this device was told. */
  readonly account?: string | undefined
  /** Whether there were changes that the server had not got when it was open last. */
  readonly isUnsent?: boolean | undefined
}

export type Marks = Pick<DeviceDesign, 'account' | 'isUnsent'>

/** The designs of this device. */
export interface DeviceDesigns {
  /** Latest first. */
  list(): readonly DeviceDesign[]
  /** Adds a design to the list, or renews what the list says of it; its marks stay. */
  note(design: Omit<DeviceDesign, keyof Marks>): void
  /** Says how a design of the list stands with the server. */
  mark(id: string, marks: Marks): void
  /** Takes it off the list; its log is another matter. */
  forget(id: string): void
}

const memoryName = 'kitloom-designs'

/** More than these nobody looks through; the oldest leave the list and open by their address still. */
const mostListed = 200

const listed = z.array(
  z.object({
    id: z.string().min(1).max(64),
    garment: z.string().min(1).max(64),
    name: z.string().max(300),
    at: z.number(),
    account: z.string().max(64).optional(),
    isUnsent: z.boolean().optional(),
  }),
)

export function deviceDesigns(memory: DeviceMemory): DeviceDesigns {
  // Read each time: another tab may have written.
  const read = (): readonly DeviceDesign[] => readList(memory.read(memoryName))
  const write = (designs: readonly DeviceDesign[]): void => memory.write(memoryName, JSON.stringify(designs))
  return {
    list: read,
    note(design) {
      const known = read()
      const before = known.find(({ id }) => id === design.id)
      write([{ ...before, ...design }, ...known.filter(({ id }) => id !== design.id)].slice(0, mostListed))
    },
    mark: (id, marks) => write(read().map(design => (design.id === id ? { ...design, ...marks } : design))),
    forget: id => write(read().filter(design => design.id !== id)),
  }
}

/** What was stored and is no list counts as an empty one. */
function readList(stored: string | null): readonly DeviceDesign[] {
  try {
    const { success, data } = listed.safeParse(JSON.parse(stored ?? '[]'))
    return success ? data.toSorted((a, b) => b.at - a.at) : []
  } catch {
    return []
  }
}
