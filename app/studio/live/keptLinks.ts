import type { DeviceMemory } from '../../device/deviceMemory.ts'

/** Secrets of links that this device knows. They stand in no address of the editor. */
export interface KeptLinks {
  /** The link by which another's design is worked on here, or `null`. */
  guestOf(design: string): string | null
  keepGuest(design: string, secret: string): void
  /** The secret of a link that was made here, or `null`: a server tells it once. */
  madeLink(share: string): string | null
  keepMade(share: string, secret: string): void
}

export function keptLinks(memory: DeviceMemory): KeptLinks {
  const read = (name: string): string | null => memory.read(name) || null
  return {
    guestOf: design => read(`kitloom-link-to:${design}`),
    keepGuest: (design, secret) => memory.write(`kitloom-link-to:${design}`, secret),
    madeLink: share => read(`kitloom-link-made:${share}`),
    keepMade: (share, secret) => memory.write(`kitloom-link-made:${share}`, secret),
  }
}
