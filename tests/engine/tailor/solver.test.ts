import { describe, expect, it } from 'vitest'
import { sampleGrid } from '../../../engine/tailor/body/distanceGrid.ts'
import { ellipsoid } from '../../../engine/tailor/body/shapes.ts'
import { sewPanels } from '../../../engine/tailor/mesh/sewPanels.ts'
import { type Cloth, createCloth } from '../../../engine/tailor/solver/cloth.ts'
import { jerseyFabric } from '../../../engine/tailor/solver/fabric.ts'
import { type Phase, simulate, speedOf } from '../../../engine/tailor/solver/simulate.ts'
import { highStrain, strainsOf } from '../../../engine/tailor/solver/springs.ts'
import { patternOf, square } from '../../support/clothSquare.ts'

const side = 200
const ball = sampleGrid(ellipsoid([0, 1, 0], [0.06, 0.06, 0.06]), 0.02)
const emptiness = { ...ball, values: ball.values.map(() => 1) }
const settling = { body: emptiness, substeps: 10, selfDistance: 0.0045 }
const hanging: Phase = { seconds: 4, gravity: 9.81, damping: 3, restingSpeed: 0.004 }

/** A square at the given height, held at the vertices of its upper edge or lying flat and free. */
function clothSquare(how: 'held' | 'free'): Cloth {
  const mesh = sewPanels(patternOf([square('one', side)], []), { spacing: 20, seed: 1 })
  const positions = Float64Array.from({ length: mesh.vertexCount * 3 }, (_, index) => {
    const vertex = Math.floor(index / 3)
    const [x = 0, y = 0] = mesh.flat.subarray(vertex * 2, vertex * 2 + 2)
    const across = (x - side / 2) / 1000
    const along = (y - side / 2) / 1000
    return [across, 1.1, how === 'held' ? -along : along][index % 3] ?? 0
  })
  const cloth = createCloth(mesh, positions, jerseyFabric)
  if (how === 'held') for (const point of mesh.panels[0]?.edges.get('top') ?? []) cloth.inverseMass[point] = 0
  return cloth
}

/** Of position and motion, in J. */
const energyOf = ({ positions, velocities, inverseMass }: Cloth) =>
  inverseMass.reduce((sum, inverse, vertex) => {
    if (inverse === 0) return sum
    const speed = Math.hypot(...velocities.subarray(vertex * 3, vertex * 3 + 3))
    return sum + ((positions[vertex * 3 + 1] ?? 0) * 9.81 + speed ** 2 / 2) / inverse
  }, 0)

describe('the solver', () => {
  it('brings a hanging square to rest, as long as it was and below its upper edge', () => {
    const cloth = clothSquare('held')
    const { seconds, speed } = simulate(cloth, hanging, settling)
    expect(speed).toBeLessThan(0.004)
    expect(seconds).toBeLessThan(hanging.seconds)
    const heights = cloth.positions.filter((_, index) => index % 3 === 1)
    expect(Math.max(...heights)).toBeCloseTo(1.1, 2)
    expect(Math.min(...heights)).toBeCloseTo(0.9, 1)
    expect(highStrain(strainsOf(cloth, cloth.springs))).toBeLessThan(0.05)
  })

  it('never makes energy', () => {
    const cloth = clothSquare('held')
    let energy = energyOf(cloth)
    for (let frame = 0; frame < 40; frame++) {
      simulate(cloth, { ...hanging, seconds: 0.05 }, settling)
      expect(energyOf(cloth)).toBeLessThan(energy + 1e-5)
      energy = energyOf(cloth)
    }
  })

  it('lays cloth over a ball: nothing inside, no cloth through cloth, every number a number', () => {
    const cloth = clothSquare('free')
    simulate(cloth, { ...hanging, seconds: 1 }, { ...settling, body: ball })
    expect(cloth.positions.every(Number.isFinite)).toBe(true)
    for (let vertex = 0; vertex < cloth.vertexCount; vertex++) {
      const [x = 0, y = 0, z = 0] = cloth.positions.subarray(vertex * 3, vertex * 3 + 3)
      expect(Math.hypot(x, y - 1, z)).toBeGreaterThan(0.058)
    }
    expect(Math.max(...cloth.positions.filter((_, index) => index % 3 === 1))).toBeGreaterThan(1.05)
  })

  it('holds on to a vertex without mass', () => {
    const cloth = clothSquare('held')
    const held = cloth.inverseMass.indexOf(0)
    const before = cloth.positions.slice(held * 3, held * 3 + 3)
    simulate(cloth, { ...hanging, seconds: 0.2 }, settling)
    expect([...cloth.positions.slice(held * 3, held * 3 + 3)]).toEqual([...before])
    expect(speedOf(cloth)).toBeGreaterThan(0)
  })

  it('bends stiff cloth less than limp cloth', () => {
    const drop = (bend: number) => {
      const mesh = clothSquare('free')
      const cloth = { ...mesh, hinges: { ...mesh.hinges, compliance: mesh.hinges.compliance.map(give => give / bend) } }
      simulate(cloth, { ...hanging, seconds: 1 }, { ...settling, body: ball })
      return Math.min(...cloth.positions.filter((_, index) => index % 3 === 1))
    }
    expect(drop(300)).toBeGreaterThan(drop(1) + 0.005)
  })
})
