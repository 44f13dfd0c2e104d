import { describe, expect, it } from 'vitest'
import { readFit } from '../../../app/viewer/fit/readFit.ts'
import { type Panel, type Point, panelBounds, panelId, sizes } from '../../../engine/index.ts'
import { writeFit } from '../../../engine/tailor/file/writeFit.ts'
import { gradeDrape } from '../../../engine/tailor/fit/gradeDrape.ts'
import { gradePanel } from '../../../engine/tailor/fit/gradePanel.ts'
import { textureBox } from '../../../engine/tailor/index.ts'
import { distanceToOutline, isInside } from '../../../engine/tailor/mesh/polyline.ts'
import { sewPanels } from '../../../engine/tailor/mesh/sewPanels.ts'
import { soccer } from '../../support/openSoccer.ts'

const cut = { collar: 'v', sleeve: 'long', cuff: 'rib', shorts: 'with' }
const base = soccer.pattern('M', cut)
const outlineOf = ({ edges }: Panel) => edges.flatMap(({ points }) => points.slice(0, -1))

describe('grading a panel', () => {
  it.each(sizes)('brings the outline to the outline and the inside to the inside: %s', size => {
    for (const panel of soccer.pattern(size, cut).panels) {
      const from = base.panels.find(({ id }) => id === panel.id) ?? panel
      const [grade, outline] = [gradePanel(from, panel), outlineOf(panel)]
      for (const spot of outlineOf(from)) expect(distanceToOutline(outline, ...grade(spot)), panel.id).toBeLessThan(0.3)
      const { left, top, right, bottom } = panelBounds(from)
      for (let x = left + 7; x < right; x += 40) {
        for (let y = top + 7; y < bottom; y += 40) {
          if (isInside(outlineOf(from), x, y)) expect(isInside(outline, ...grade([x, y])), panel.id).toBe(true)
        }
      }
    }
  })

  it('brings the end of an edge to the end of the same edge', () => {
    for (const panel of soccer.pattern('XXXXXXL', cut).panels) {
      const from = base.panels.find(({ id }) => id === panel.id) ?? panel
      from.edges.forEach(({ points }, index) => {
        const [x, y] = gradePanel(from, panel)(points[0] ?? [0, 0])
        expect([x, y]).toEqual((panel.edges[index]?.points[0] ?? [0, 0]).map(value => expect.closeTo(value, 6)))
      })
    }
  })

  it('says which edge the other size lacks', () => {
    const [panel] = base.panels
    if (!panel) throw new Error('There is no panel.')
    expect(() => gradePanel(panel, { ...panel, edges: panel.edges.slice(1) })).toThrow(panel.edges[0]?.name)
  })
})

describe('grading a drape', () => {
  const shorts = base.panels.filter(({ part }) => part === 'shorts').slice(0, 1)
  const mesh = sewPanels({ ...base, panels: shorts, seams: [] }, { spacing: 40, seed: 1 })
  /** On a cylinder of 100 mm. */
  const rolled = (flat: Float64Array, radius: number) =>
    Float64Array.from({ length: mesh.vertexCount * 3 }, (_, index) => {
      const [x, y] = [flat[Math.floor(index / 3) * 2] ?? 0, flat[Math.floor(index / 3) * 2 + 1] ?? 0]
      return [Math.sin(x / radius) * radius, -y, Math.cos(x / radius) * radius][index % 3] ?? 0
    }).map(value => value / 1000)

  it('leaves what keeps its size as it hangs', () => {
    const hung = rolled(mesh.flat, 100)
    gradeDrape(mesh, mesh.flat, hung).forEach((value, at) => {
      expect(value).toBeCloseTo(hung[at] ?? 0, 5)
    })
  })

  it('makes a roll of twice the size a roll of twice the radius', () => {
    const twice = mesh.flat.map(value => value * 2)
    const [found, wanted] = [gradeDrape(mesh, twice, rolled(mesh.flat, 100)), rolled(twice, 200)]
    const off = (axis: number) => (found[axis] ?? 0) - (wanted[axis] ?? 0)
    found.forEach((value, at) => {
      expect(value - off(at % 3)).toBeCloseTo(wanted[at] ?? 0, 4)
    })
  })
})

describe('the file of a fit', () => {
  const [panel] = base.panels
  if (!panel) throw new Error('There is no panel.')
  const points: readonly Point[] = Array.from(
    { length: 400 },
    (_, at): Point => [(at % 20) * 9, Math.floor(at / 20) * 9],
  )
  const flat = Float64Array.from(points.flat())
  const positions = Float64Array.from(points.flatMap(([x, y]) => [x / 1000, -y / 1000, 0]))
  const before = {
    panel: panel.id as string,
    extras: { panel: panel.id, box: textureBox(panel) },
    positions,
    normals: positions,
    flat,
    light: flat,
    triangles: new Uint32Array(),
  }
  const larger = soccer.pattern('XXXL', cut).panels[0] ?? panel
  const fitted = {
    panel: larger,
    positions: positions.map(value => value * 1.2 + 0.01),
    flat: flat.map(value => value * 1.2),
    triangles: new Uint32Array(),
    shade: Int8Array.from({ length: 1200 }, (_, at) => (at % 100) - 50),
  }

  it('is read as it was written, to a tenth of a millimetre', async () => {
    const bytes = await writeFit({ panels: [before], extensions: [], nodeScale: [] }, [fitted])
    const read = (await readFit(Uint8Array.from(bytes).buffer)).get(panel.id)
    expect(read?.count).toBe(400)
    expect(read?.box).toEqual(textureBox(larger))
    positions.forEach((value, at) => {
      expect(Math.abs(value + (read?.moved[at] ?? 9) - (fitted.positions[at] ?? 0))).toBeLessThan(0.0001)
    })
    expect(read?.shade).toEqual(fitted.shade)
    const [own, other] = [before.extras.box, textureBox(larger)]
    points.forEach(([x], at) => {
      const u = (x - own.left) / own.width + (read?.turned[at * 2] ?? 9)
      expect(Math.abs(other.left + u * other.width - x * 1.2)).toBeLessThan(0.1)
    })
  })

  it('is refused when it is damaged, or of another panel', async () => {
    const bytes = await writeFit({ panels: [before], extensions: [], nodeScale: [] }, [fitted])
    await expect(readFit(Uint8Array.from(bytes.subarray(0, 300)).buffer)).rejects.toThrow()
    await expect(readFit(Uint8Array.from(bytes.subarray(9)).buffer)).rejects.toThrow()
    await expect(writeFit({ panels: [], extensions: [], nodeScale: [] }, [fitted])).rejects.toThrow(panelId(panel.id))
  })
})
