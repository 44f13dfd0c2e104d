import { describe, expect, it } from 'vitest'
import type { Panel, Pattern } from '../../../engine/drafting/pattern.ts'
import { panelId } from '../../../engine/index.ts'
import { layersOf } from '../../../engine/tailor/finish/layers.ts'
import { shadeOf } from '../../../engine/tailor/fit/shade.ts'
import { wornMesh } from '../../../engine/tailor/fit/wornMesh.ts'

const side = 9

/** A square of 160 mm, `away` m before the body, as a baked file has it. */
function sheet(panel: string, away: number) {
  const [positions, flat, triangles]: [number[], number[], number[]] = [[], [], []]
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const at = row * side + column
      positions.push(column * 0.02 - 0.08, 1.4 - row * 0.02, away)
      flat.push(column * 20 - 80, row * 20)
      if (row === side - 1 || column === side - 1) continue
      triangles.push(at, at + side, at + 1, at + 1, at + side, at + side + 1)
    }
  }
  return {
    panel,
    extras: { panel, box: { left: -86, top: -6, width: 172, height: 172 } },
    positions: Float64Array.from(positions),
    normals: new Float64Array(positions.length),
    flat: Float64Array.from(flat),
    light: new Float64Array(positions.length / 3).fill(1),
    triangles: Uint32Array.from(triangles),
  }
}

const panel = (id: string): Panel => ({
  id: panelId(id),
  part: 'shirt',
  placement: { kind: 'torso', side: 'front' },
  edges: [],
  grain: [
    [0, 0],
    [0, 1],
  ],
  notches: [],
  anchors: {},
  rib: false,
})
const pattern: Pattern = { size: 'M', options: {}, panels: [panel('front'), panel('hood')], seams: [] }
const layers = layersOf(pattern)
const points = side * side
const worn = wornMesh({ panels: [sheet('front', 0.1), sheet('hood', 0.13)], extensions: [], nodeScale: [] })
/** The hood hangs elsewhere, so many m before the body. */
const moved = (away: number) => worn.positions.map((value, at) => (at >= points * 3 && at % 3 === 2 ? away : value))
const middle = Math.floor(points / 2)
/** How much lighter the middle of the front is towards the front. */
const middleOfFront = (shade: Int8Array) => shade[middle * 3 + 2] ?? 0

describe('the shade of a size', () => {
  it('is that of the mesh where everything hangs as it does', () => {
    expect(shadeOf(worn, layers, worn.positions).every(change => change === 0)).toBe(true)
  })

  it('is lighter where what lies before it stands farther off', () => {
    expect(middleOfFront(shadeOf(worn, layers, moved(0.28)))).toBeGreaterThan(5)
  })

  it('is darker where it lies nearer', () => {
    expect(middleOfFront(shadeOf(worn, layers, moved(0.11)))).toBeLessThan(-2)
  })

  it('has three numbers for every point of the mesh', () => {
    expect(shadeOf(worn, layers, moved(0.2))).toHaveLength(worn.count * 3)
  })
})
