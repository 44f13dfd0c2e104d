import type { DeviceMemory } from '../device/deviceMemory.ts'
import { begunDesigns, type DeviceDesign, deviceDesigns, lastDesignOf } from './designs/deviceDesigns.ts'

/** What an address of the editor asks for. */
type DesignAddress =
  | { readonly kind: 'open'; readonly id: string }
  | { readonly kind: 'new' }
  /** Another one, dressed in a template. */
  | { readonly kind: 'template'; readonly template: string }
  /** The design that this device had open last, or a new one. */
  | { readonly kind: 'last' }
  /** The address names a design by something that is no id. */
  | { readonly kind: 'unreadable' }

/** An id becomes part of names of stores and channels. */
const id = /^[A-Za-z0-9_-]{8,64}$/

const templateId = /^[A-Za-z0-9_.-]{1,64}$/

export const isDesignId = (value: string): boolean => id.test(value)

/**
 * `?design=<id>` opens that design, `?template=<id>` starts another from a template, `?new` starts an empty one, nothing
 * opens the last one.
 */
export function readDesignAddress(search: string): DesignAddress {
  const params = new URLSearchParams(search)
  const design = params.get('design')
  if (design !== null) return isDesignId(design) ? { kind: 'open', id: design } : { kind: 'unreadable' }
  const template = params.get('template')
  if (template !== null) return templateId.test(template) ? { kind: 'template', template } : { kind: 'unreadable' }
  return params.has('new') ? { kind: 'new' } : { kind: 'last' }
}

/** Whether an address opens a design of a garment in which nothing has been done yet, as far as the device knows. */
export function opensBlank(search: string, garment: string, memory: DeviceMemory): boolean {
  const address = readDesignAddress(search)
  if (address.kind === 'new') return true
  if (address.kind === 'template') return false
  const id = address.kind === 'open' ? address.id : memory.read(lastDesignOf(garment))
  return (
    !id ||
    (begunDesigns(memory).has(id) &&
      deviceDesigns(memory)
        .list()
        .every(design => design.id !== id))
  )
}

/** Where a design is worked on. */
export const designPath = ({ garment, id }: Pick<DeviceDesign, 'garment' | 'id'>): string =>
  `/design/${garment}${designSearch(id)}`

/** Where a design is worked on that this device knows as another garment's; `null` where the address is right. */
export function rightPath(id: string, garment: string, known: readonly DeviceDesign[]): string | null {
  const design = known.find(other => other.id === id)
  return design && design.garment !== garment ? designPath(design) : null
}

/** The search part of the address that opens a design again. */
export const designSearch = (design: string): string => `?design=${design}`
