import type { PanelId } from '../document/ids.ts'
import type { ArtworkGroup, PanelArtwork } from './panelArtwork.ts'
import type { PanelPart } from './panelParts.ts'

interface Drawn {
  readonly inputs: readonly unknown[]
  readonly group: ArtworkGroup | null
}

/** Draws only the parts whose inputs changed, and hands back the artwork of before when none did. */
export function panelMemory(panel: PanelId): (parts: readonly PanelPart[]) => PanelArtwork {
  let drawn: ReadonlyMap<string, Drawn> = new Map()
  let artwork: PanelArtwork = { panel, groups: [] }
  return parts => {
    const before = drawn
    drawn = new Map(parts.map(part => [part.key, drawnAnew(part, before.get(part.key))]))
    const groups = [...drawn.values()].map(part => part.group).filter(group => group !== null)
    if (!same(groups, artwork.groups)) artwork = { panel, groups }
    return artwork
  }
}

const drawnAnew = (part: PanelPart, before: Drawn | undefined): Drawn =>
  before && same(before.inputs, part.inputs) ? before : { inputs: part.inputs, group: part.draw() }

const same = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((value, index) => Object.is(value, b[index]))
