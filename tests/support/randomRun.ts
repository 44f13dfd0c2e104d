import { authorId, type Command, type Engine } from '../../engine/index.ts'
import type { MemoryHub, MemoryTransport } from './memoryTransport.ts'
import { memoryHub } from './memoryTransport.ts'
import { openEngine } from './peers.ts'
import {
  addPlayer,
  addText,
  moveLayer,
  removeLayer,
  setColour,
  setKeeperColour,
  setLayer,
  setName,
} from './plainTools.ts'
import { type Random, random } from './random.ts'

const colours = ['#ff0000', '#00ff00', '#0000ff', '#ffffff', '#000000']
const zones = ['base', 'sleeves', 'collar']

/** A command that makes sense now, and sometimes one that does not. */
export function randomCommand(engine: Engine, { pick, unit, below }: Random, nextId: () => string): Command {
  const layers = Object.keys(engine.document.current().layers)
  const layer = layers.length > 0 ? pick(layers) : 'none'
  const chance = unit()
  if (chance < 0.35) return setColour.of({ zone: pick(zones), colour: pick(colours) })
  if (chance < 0.5) return addText.of({ layer: nextId(), text: pick(['អង្គរ', 'KAMPOT', 'Sokha 10']) })
  if (chance < 0.65) return moveLayer.of({ layer, x: below(50) - 25, y: below(50) - 25 })
  if (chance < 0.75) return setLayer.of({ layer, field: 'text', value: pick(['A', 'B', 'C']) })
  if (chance < 0.85) return removeLayer.of({ layer })
  if (chance < 0.9) return addPlayer.of({ player: nextId(), name: 'Vichea' })
  if (chance < 0.95) return setKeeperColour.of({ zone: pick(zones), colour: pick([...colours, null]) })
  return setName.of({ name: pick(['Home', 'Away']) })
}

export interface RandomRun {
  readonly engines: readonly Engine[]
  readonly lines: readonly MemoryTransport[]
  /** Delivers everything that is on its way and mends every line. */
  settle(): void
}

const names = ['Sokha', 'Vichea', 'Dara', 'Bopha', 'Rithy', 'Chanda']

/**
 * People edit, undo, lose the line and come back in an order that the seed decides. Messages wait in a queue and arrive
 * late, each sender's in their order.
 */
export function randomRun(seed: number, steps = 60, people = 3): RandomRun {
  const dice = random(seed)
  const waiting: (() => void)[] = []
  const hub: MemoryHub = memoryHub(deliver => waiting.push(deliver))
  let ids = 0
  let clients = 0
  const engines = names
    .slice(0, people)
    .map((name, index) =>
      openEngine({ author: authorId(`${name}#0`), name, newClient: () => (seed % 977) + 1000 * index + clients++ }),
    )
  const lines = engines.map((engine, index) => {
    const line = hub.transport(`line ${index}`)
    engine.sync.join(line)
    return line
  })
  const deliver = (count: number): void => {
    for (const message of waiting.splice(0, count)) message()
  }
  for (let step = 0; step < steps; step++) {
    const index = dice.below(people)
    const [engine, line] = [engines[index], lines[index]]
    if (!engine || !line) throw new Error('There is an engine and a line for everybody.')
    const chance = dice.unit()
    if (chance < 0.6) engine.dispatch(randomCommand(engine, dice, () => `id${ids++}`))
    else if (chance < 0.72) engine.undo()
    else if (chance < 0.8) engine.redo()
    else if (chance < 0.84) line.cut()
    else if (chance < 0.88) line.reconnect()
    else deliver(dice.below(6))
  }
  return {
    engines,
    lines,
    settle() {
      for (const line of lines) line.reconnect()
      while (waiting.length > 0) deliver(waiting.length)
    },
  }
}
