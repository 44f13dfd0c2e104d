import DxfParser from 'dxf-parser'

export interface ReadBlock {
  readonly name: string
  /** Corners of closed lines by layer, in mm with y upwards. */
  readonly lines: ReadonlyMap<string, readonly (readonly (readonly [number, number])[])[]>
  readonly stretches: ReadonlyMap<string, readonly (readonly (readonly [number, number])[])[]>
  readonly words: readonly string[]
}

/** A file of pieces as a package of other people reads it. */
export function readDxf(text: string): { readonly layers: readonly string[]; readonly blocks: readonly ReadBlock[] } {
  const file = new DxfParser().parseSync(text)
  if (!file) throw new Error('This is no DXF.')
  const placed = file.entities
    .filter(({ type }) => type === 'INSERT')
    .map(entity => String(Reflect.get(entity, 'name')))
  return {
    layers: Object.keys(file.tables.layer.layers),
    blocks: placed.map(name => {
      const lines = new Map<string, (readonly (readonly [number, number])[])[]>()
      const stretches = new Map<string, (readonly (readonly [number, number])[])[]>()
      const words: string[] = []
      for (const entity of file.blocks[name]?.entities ?? []) {
        const vertices: { x: number; y: number }[] = Reflect.get(entity, 'vertices') ?? []
        const corners = vertices.map(({ x, y }) => [x, y] as const)
        if (entity.type === 'TEXT') words.push(String(Reflect.get(entity, 'text')))
        const kept = entity.type === 'POLYLINE' ? lines : stretches
        if (corners.length > 0) kept.set(entity.layer, [...(kept.get(entity.layer) ?? []), corners])
      }
      return { name, lines, stretches, words }
    }),
  }
}
