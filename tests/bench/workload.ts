import { type LayerFields, mm, type Paint, type Place, type PlayerFields, panelId } from '../../engine/index.ts'
import { newLayer, newPlayer, solid } from '../../engine/plugin.ts'
import { type Random, random } from '../support/random.ts'

/** What somebody does to a design, in words that every subject of the bench understands. */
export type Step =
  | { readonly do: 'paint'; readonly zone: string; readonly paint: Paint }
  | { readonly do: 'template'; readonly paints: Readonly<Record<string, Paint>> }
  | { readonly do: 'addLayer'; readonly id: string; readonly fields: LayerFields }
  | { readonly do: 'setLayer'; readonly id: string; readonly field: string; readonly value: unknown }
  | { readonly do: 'removeLayer'; readonly id: string }
  | { readonly do: 'addPlayer'; readonly id: string; readonly fields: PlayerFields }
  | { readonly do: 'setPlayer'; readonly id: string; readonly field: string; readonly value: unknown }
  | { readonly do: 'removePlayer'; readonly id: string }

const zones = ['base', 'back', 'sleeveLeft', 'sleeveRight', 'collar', 'cuffLeft', 'cuffRight', 'side', 'hem', 'stripe']
const anchors = ['centreChest', 'centreHem', 'neck', 'shoulder']
const layerCount = 40
const playerCount = 22

interface Desk {
  readonly random: Random
  readonly layers: string[]
  readonly players: string[]
  /** A real id has eight characters. */
  newId(kind: string): string
}

/** The same steps for the same seed: a design of 40 layers and 22 players is set up, then worked on. */
export function createWorkload(seed: number, prefix = 'a'): { readonly opening: readonly Step[]; next(): Step } {
  let ids = 0
  const newId = (kind: string) => `${prefix}${kind}${(ids++).toString(36).padStart(6, '0')}`
  const desk: Desk = { random: random(seed), layers: [], players: [], newId }
  const opening = [template(desk), ...times(layerCount, () => addLayer(desk))]
  opening.push(...times(playerCount, () => addPlayer(desk)))
  return { opening, next: () => drawStep(desk) }
}

/** The first `count` steps after the opening. */
export function stepsOf(workload: { next(): Step }, count: number): readonly Step[] {
  return times(count, workload.next)
}

const times = <Made>(count: number, make: () => Made): Made[] => Array.from({ length: count }, make)

/** How often people do what: mostly colours and moving things. */
const habits: readonly (readonly [share: number, step: (desk: Desk) => Step])[] = [
  [0.32, desk => ({ do: 'paint', zone: desk.random.pick(zones), paint: drawPaint(desk) })],
  [0.3, desk => ({ do: 'setLayer', id: desk.random.pick(desk.layers), field: 'place', value: drawPlace(desk) })],
  [0.15, setLayer],
  [0.08, desk => (desk.layers.length > layerCount ? removeLayer(desk) : addLayer(desk))],
  [0.1, setPlayer],
  [0.03, desk => (desk.players.length > playerCount ? removePlayer(desk) : addPlayer(desk))],
  [0.02, template],
]

function drawStep(desk: Desk): Step {
  let left = desk.random.unit()
  for (const [share, step] of habits) {
    left -= share
    if (left < 0) return step(desk)
  }
  return setPlayer(desk)
}

const drawColour = ({ random }: Desk) => `#${random.below(0x1000000).toString(16).padStart(6, '0')}`

function drawPaint(desk: Desk): Paint {
  if (desk.random.unit() < 0.8) return solid(drawColour(desk))
  const stops = [0, 1].map(at => ({ at, colour: drawColour(desk) }))
  return { type: 'linear', angle: desk.random.below(360), stops }
}

const drawPlace = ({ random }: Desk): Place => ({
  panel: panelId('front'),
  anchor: random.pick(anchors),
  x: mm(random.below(400) - 200),
  y: mm(random.below(600) - 300),
  turn: random.below(360),
})

function template(desk: Desk): Step {
  return { do: 'template', paints: Object.fromEntries(zones.map(zone => [zone, drawPaint(desk)])) }
}

function take({ random }: Desk, ids: string[]): string {
  const id = random.pick(ids)
  ids.splice(ids.indexOf(id), 1)
  return id
}

function addLayer(desk: Desk): Step {
  const id = desk.newId('l')
  desk.layers.push(id)
  const text = `TEAM ${desk.random.below(99)}`
  const fields = newLayer({ kind: 'text', text, place: drawPlace(desk), paint: drawPaint(desk) })
  return { do: 'addLayer', id, fields }
}

function setLayer(desk: Desk): Step {
  const id = desk.random.pick(desk.layers)
  const [field, value] = desk.random.pick<readonly [string, unknown]>([
    ['paint', solid(drawColour(desk))],
    ['opacity', desk.random.below(100) / 100],
    ['letterSpacing', desk.random.below(20)],
    ['text', `TEXT ${desk.random.below(1000)}`],
  ])
  return { do: 'setLayer', id, field, value }
}

function removeLayer(desk: Desk): Step {
  return { do: 'removeLayer', id: take(desk, desk.layers) }
}

function addPlayer(desk: Desk): Step {
  const id = desk.newId('p')
  desk.players.push(id)
  return { do: 'addPlayer', id, fields: newPlayer({ name: `Player ${desk.random.below(1000)}`, number: '10' }) }
}

function setPlayer(desk: Desk): Step {
  const id = desk.random.pick(desk.players)
  const [field, value] = desk.random.pick<readonly [string, unknown]>([
    ['name', `Name ${desk.random.below(1000)}`],
    ['number', String(desk.random.below(100))],
    ['size', desk.random.pick(['S', 'M', 'L', 'XL'])],
  ])
  return { do: 'setPlayer', id, field, value }
}

function removePlayer(desk: Desk): Step {
  return { do: 'removePlayer', id: take(desk, desk.players) }
}
