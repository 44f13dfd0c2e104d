import type { DeviceMemory } from './deviceMemory.ts'

// By itself: the list of screens asks, and every page begins with that.

/** The name under which a device keeps the document of the design that was open last, after its id. */
export const keptDocumentName = 'kitloom-document'

/** Whether this device keeps the document of a design, to show it before its log is read. */
export const isDocumentKept = (memory: DeviceMemory, id: string): boolean =>
  (memory.read(keptDocumentName) ?? '').startsWith(`${id} `)
