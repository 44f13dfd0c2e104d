import { describe, expect, it } from 'vitest'
import { bendable, marksAround, visibleRuns } from '../../../app/viewer/clothMark.ts'
import * as areas from '../../../engine/areas.ts'
import { layerId, type PanelArtwork, type Point } from '../../../engine/index.ts'
import { solid, zoneKey } from '../../../engine/plugin.ts'
import { clothPanel } from '../../support/clothPanel.ts'

const artwork: PanelArtwork = {
  panel: clothPanel.id,
  groups: [
    {
      source: { zone: zoneKey('base') },
      bounds: { left: -500, top: -500, right: 500, bottom: 500 },
      items: [
        {
          kind: 'path',
          path: [['M', -500, -500], ['L', 500, -500], ['L', 500, 150], ['L', -500, 150], ['Z']],
          fill: solid('#ffffff'),
          stroke: null,
          opacity: 1,
        },
      ],
    },
    { source: { layer: layerId('number') }, bounds: { left: -20, top: 40, right: 20, bottom: 90 }, items: [] },
  ],
}

const boundsOf = (line: readonly Point[] = []) => {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

describe('marksAround', () => {
  it('draws a rectangle round a layer', () => {
    const [mark] = marksAround({ layer: layerId('number') }, 'selected', artwork, clothPanel, areas)
    expect(mark).toMatchObject({ panel: 'front', closed: true, tone: 'selected' })
    expect(boundsOf(mark?.line)).toEqual([-20, 40, 20, 90])
  })

  it('ends a zone a little inside of where the cloth ends', () => {
    const marks = marksAround({ zone: zoneKey('base') }, 'hovered', artwork, clothPanel, areas)
    expect(marks).toHaveLength(1)
    expect(boundsOf(marks[0]?.line)).toEqual([-97.5, 2.5, 97.5, 147.5])
  })

  it('marks nothing for what is not on the panel', () => {
    expect(marksAround({ layer: layerId('other') }, 'selected', artwork, clothPanel, areas)).toEqual([])
  })
})

describe('bendable', () => {
  it('puts points along a closed line, no farther apart than the step', () => {
    const line = bendable(
      {
        line: [
          [0, 0],
          [20, 0],
          [20, 5],
        ],
        closed: true,
      },
      8,
    )
    expect(line[0]).toEqual([0, 0])
    expect(line.at(-1)).toEqual([0, 0])
    line.slice(1).forEach(([x, y], index) => {
      const [fromX, fromY] = line[index] ?? [0, 0]
      expect(Math.hypot(x - fromX, y - fromY)).toBeLessThanOrEqual(8)
    })
  })

  it('leaves an open line open', () => {
    expect(
      bendable(
        {
          line: [
            [0, 0],
            [4, 0],
          ],
          closed: false,
        },
        8,
      ),
    ).toEqual([
      [0, 0],
      [4, 0],
    ])
  })
})

it('parts a line where it is out of sight', () => {
  expect(visibleRuns([[0, 0], [1, 0], null, [3, 0], [4, 0]])).toBe('M0.0 0.0L1.0 0.0M3.0 0.0L4.0 0.0')
  expect(visibleRuns([null, null])).toBe('')
})
