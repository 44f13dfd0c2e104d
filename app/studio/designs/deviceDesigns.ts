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
  /** Id of the account that the server has it for, as far as this device knows. */
  readonly account?: string | undefined
  /** Whether there were changes that the server had not got when it was open last. */
  readonly isUnsent?: boolean | undefined
}

type Marks = Pick<DeviceDesign, 'account' | 'isUnsent'>

/** The designs of this device. */
export interface DeviceDesigns {
  /** Latest first. */
  list(): readonly DeviceDesign[]
  /** Adds a design to the list, or renews what the list says of it; its marks stay. */
  note(design: Omit<DeviceDesign, keyof Marks>): void
  /** Says how a design of the list stands with the server. */
  mark(id: string, marks: Marks): void
  /** Takes it off the list, and what is kept to show it early; its log is another matter. */
  forget(id: string): void
}

const memoryName = 'kitloom-designs'

/** The list is no longer than this; the oldest leave it and still open by their address. */
const maxListed = 200

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

/** The name under which a device keeps the document of the design that was open last, after its id. */
export const keptDocumentName = 'kitloom-document'

export function deviceDesigns(memory: DeviceMemory): DeviceDesigns {
  // Read each time: another tab may have written.
  const read = (): readonly DeviceDesign[] => readList(memory.read(memoryName))
  const write = (designs: readonly DeviceDesign[]): void => memory.write(memoryName, JSON.stringify(designs))
  return {
    list: read,
    note(design) {
      const known = read()
      const before = known.find(({ id }) => id === design.id)
      write([{ ...before, ...design }, ...known.filter(({ id }) => id !== design.id)].slice(0, maxListed))
    },
    mark: (id, marks) => write(read().map(design => (design.id === id ? { ...design, ...marks } : design))),
    forget(id) {
      if (memory.read(keptDocumentName)?.startsWith(`${id} `)) memory.write(keptDocumentName, '')
      write(read().filter(design => design.id !== id))
    },
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

/** Ids of designs that were begun on this device. */
interface BegunDesigns {
  has(id: string): boolean
  add(id: string): string
}

const begunName = 'kitloom-begun'
/** With its first change a design comes onto the list of the device, and is known from there. */
const maxKept = 20

export function begunDesigns(memory: DeviceMemory): BegunDesigns {
  const read = (): readonly string[] => (memory.read(begunName) ?? '').split(' ').filter(id => id !== '')
  return {
    has: id => read().includes(id),
    add(id) {
      memory.write(begunName, [id, ...read()].slice(0, maxKept).join(' '))
      return id
    },
  }
}

/** The name under which a device remembers the design of a garment that was open last. */
export const lastDesignOf = (slug: string): string => `kitloom-last-design:${slug}`

/** The name under which a device keeps the log of a design. */
export const storeOf = (design: string): string => `kitloom-design:${design}`

/** Where the browser stores the images of all designs. */
export const imagesName = 'kitloom-pictures'

/** Secrets of links that this device knows. They stand in no address of the editor. */
export interface SavedLinks {
  /** The link by which another's design is worked on here, or `null`. */
  guestOf(design: string): string | null
  saveGuestLink(design: string, secret: string): void
  /** The secret of a link that was made here, or `null`: a server tells it once. */
  madeLink(share: string): string | null
  saveMadeLink(share: string, secret: string): void
}

export function savedLinks(memory: DeviceMemory): SavedLinks {
  const read = (name: string): string | null => memory.read(name) || null
  return {
    guestOf: design => read(`kitloom-link-to:${design}`),
    saveGuestLink: (design, secret) => memory.write(`kitloom-link-to:${design}`, secret),
    madeLink: share => read(`kitloom-link-made:${share}`),
    saveMadeLink: (share, secret) => memory.write(`kitloom-link-made:${share}`, secret),
  }
}
