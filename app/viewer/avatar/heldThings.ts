import { type BufferGeometry, Group, Mesh } from 'three'
import type { HeldFrame, HeldThing } from '../../../engine/avatar/index.ts'
import { BodyMaterial } from './bodyMaterial.ts'
import type { WornColours } from './clothing.ts'
import { moveRings, roundRings, type TubeRing, tube } from './tube.ts'

/**
 * Something that somebody holds, as our own drawing: it lies along the third axis from the grip at 0, fingers point along
 * the second. What it sends away is apart from it.
 */
export interface DrawnThing {
  readonly group: Group
  readonly sent: Mesh
  /** From its end to what hangs there; a ball hangs from nothing. */
  readonly line: Mesh | null
  /** Bends, and turns its crank to a hand that is there, along the axes of the group. */
  show(frame: HeldFrame, hand: readonly [x: number, y: number, z: number]): void
}

const steel = { colour: '#aeb4bd', shine: 0.8, sharpness: 60 }
const rubber = { colour: '#22252b', shine: 0.1 }

const part = (geometry: BufferGeometry, surface: ConstructorParameters<typeof BodyMaterial>[0]): Mesh => {
  const mesh = new Mesh(geometry, new BodyMaterial(surface))
  mesh.castShadow = true
  mesh.receiveShadow = true
  return mesh
}

export const drawThing = (thing: HeldThing, kit: WornColours): DrawnThing => (thing === 'club' ? club(kit) : rod(kit))

/** How far from the hand each ends, in m. */
export const heldLengths: Readonly<Record<HeldThing, number>> = { club: 0.97, rod: 1.35 }

/** How far its head is from the end of a club, in m. */
const clubLength = heldLengths.club - 0.04
/** Half of what a head measures: away from where the ball flies, up, and from heel to toe. */
const head = [0.042, 0.03, 0.055] as const

function club({ main }: WornColours): DrawnThing {
  const grip = part(
    tube([
      { at: -0.09, radius: 0 },
      { at: -0.09, radius: 0.014 },
      { at: 0.19, radius: 0.0105 },
    ]),
    rubber,
  )
  const shaft = part(
    tube([
      { at: 0.18, radius: 0.0075 },
      { at: clubLength, radius: 0.005 },
    ]),
    steel,
  )
  const wood = part(tube(roundRings, 12), { colour: main, shine: 0.6, sharpness: 40 })
  wood.scale.set(...head)
  // It lies on the ground as the shaft comes down to it aslant, and the shaft ends in its heel.
  wood.rotation.x = Math.PI / 4
  wood.position.set(0.02, -0.03, clubLength + 0.03)
  const sent = part(tube(roundRings, 12), { colour: '#f6f6f2', shine: 0.4, sharpness: 40 })
  sent.scale.setScalar(0.0214)
  return { group: new Group().add(grip, shaft, wood), sent, line: null, show() {} }
}

const [rodLength, rodRings] = [heldLengths.rod, 10]
/** Where the crank of the reel turns, along the axes of the rod, and how far it reaches, in m. */
const [axle, reach] = [[-0.05, 0.1, 0.02] as const, 0.045]

const rodBent = (bend: number): readonly TubeRing[] =>
  Array.from({ length: rodRings }, (_, ring) => {
    const share = ring / (rodRings - 1)
    return { at: 0.12 + (rodLength - 0.12) * share, radius: 0.0075 - 0.005 * share, aside: bend * share * share }
  })

function rod({ main, second }: WornColours): DrawnThing {
  const blank = part(tube(rodBent(0), 6), { colour: main, shine: 0.6, sharpness: 50 })
  const cork = part(
    tube([
      { at: -0.24, radius: 0 },
      { at: -0.24, radius: 0.014 },
      { at: 0.1, radius: 0.013 },
      { at: 0.14, radius: 0.008 },
    ]),
    { colour: '#b98d5b', shine: 0.05 },
  )
  const foot = part(
    tube([
      { at: 0, radius: 0.006 },
      { at: 0.08, radius: 0.006 },
    ]),
    rubber,
  )
  foot.rotation.x = -Math.PI / 2
  foot.position.z = 0.02
  const spool = part(
    tube([
      { at: -0.045, radius: 0 },
      { at: -0.045, radius: 0.026 },
      { at: 0.005, radius: 0.026 },
      { at: 0.01, radius: 0.032 },
      { at: 0.05, radius: 0.032 },
      { at: 0.05, radius: 0 },
    ]),
    { ...steel, colour: second },
  )
  spool.position.set(0, 0.1, 0.02)
  const crank = new Group().add(
    part(
      tube([
        { at: -0.005, radius: 0.005 },
        { at: reach, radius: 0.005 },
      ]),
      steel,
    ),
  )
  const knob = part(tube(roundRings), rubber)
  knob.scale.setScalar(0.014)
  knob.position.set(-0.015, 0, reach)
  crank.add(knob)
  crank.position.set(...axle)
  const sent = part(tube(roundRings, 10), { colour: '#d8402f', shine: 0.5, sharpness: 40 })
  sent.scale.set(0.025, 0.04, 0.025)
  const line = part(
    tube(
      [
        { at: 0, radius: 0.003 },
        { at: 1, radius: 0.003 },
      ],
      4,
    ),
    { colour: '#f4f4f1', shine: 0 },
  )
  line.castShadow = false
  return {
    group: new Group().add(blank, cork, foot, spool, crank),
    sent,
    line,
    show({ bend }, [, y, z]) {
      moveRings(blank.geometry, rodBent(bend))
      crank.rotation.x = Math.atan2(axle[1] - y, z - axle[2])
    },
  }
}
