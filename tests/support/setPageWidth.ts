import { vi } from 'vitest'

/** A page of this width, for what asks with `matchMedia`. */
export function setPageWidth(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, edge, pixels] = /\((min|max)-width: (\d+)px\)/.exec(query) ?? []
    const matches = edge === 'min' ? width >= Number(pixels) : width <= Number(pixels)
    return Object.assign(new EventTarget(), { matches, media: query })
  })
}
