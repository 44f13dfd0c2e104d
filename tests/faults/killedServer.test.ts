import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authorId, type Engine, type StateVector } from '../../engine/index.ts'
import { newId } from '../../server/db/newId.ts'
import { isNightly } from '../support/nightly.ts'
import { canonical, openEngine, run } from '../support/peers.ts'
import { setColour } from '../support/plainTools.ts'
import { random } from '../support/random.ts'
import { lineToProcess, type RoomsProcess, startRoomsProcess } from '../support/server/startRoomsProcess.ts'

const soon = { timeout: 30_000, interval: 20 }

describe('a server that is killed while people edit', () => {
  let folder: string
  let server: RoomsProcess | null = null
  const design = newId()

  const start = async () => {
    // The lock ends with its process.
    server = await startRoomsProcess([design], { DATA_DIR: folder, DATABASE_URL: '', REDIS_URL: '' })
  }
  const portOf = (): number => {
    if (!server) throw new Error('The server is down.')
    return server.port
  }
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kitloom-killed-'))
  })
  afterEach(async () => {
    await server?.kill()
    rmSync(folder, { recursive: true, force: true })
  })

  it('has everything that it acknowledged, and its people are equal again', async () => {
    const chance = random(7)
    let clients = 3_000
    let isHeld = false
    const join = (name: string): Engine => {
      const engine = openEngine({ author: authorId(`${name}#0`), name, newClient: () => ++clients })
      const port = (): number => {
        if (isHeld) throw new Error('The line is held back.')
        return portOf()
      }
      engine.sync.join(lineToProcess(design, port, { delay: () => 50 }))
      return engine
    }
    const edit = (engine: Engine): void =>
      run(engine, setColour.of({ zone: 'base', colour: `#${(0x100000 + chance.below(0xefffff)).toString(16)}` }))
    const acknowledged = (engine: Engine) => [...engine.sync.stored.current().values()].reduce((a, b) => a + b, 0)

    await start()
    const people = [join('sokha'), join('vichea')]
    for (let round = 0; round < (isNightly ? 2 : 1); round++) {
      isHeld = false
      await vi.waitFor(() => {
        for (const engine of people) expect(engine.sync.unacknowledged.current()).toBe(0)
      }, soon)
      const before = people.map(acknowledged)
      const editing = setInterval(() => people.forEach(edit), 12)
      // The kill comes in the middle of the work, at a different time in each run.
      await vi.waitFor(() => {
        for (const [index, engine] of people.entries()) {
          expect(acknowledged(engine)).toBeGreaterThan((before[index] ?? 0) + 10 + chance.below(20))
        }
      }, soon)
      isHeld = true
      await server?.kill()
      server = null
      clearInterval(editing)
      const result = people.map(engine => new Map(engine.sync.stored.current()))
      await start()

      const reader = openEngine({ author: authorId('reader#0'), newClient: () => ++clients })
      const line = lineToProcess(design, portOf)
      reader.sync.join(line)
      await vi.waitFor(() => expect(line.status.current()).toBe('open'), soon)
      const holds = (): StateVector => reader.timeline.moment()
      await vi.waitFor(
        () => {
          for (const vector of result) {
            for (const [client, clock] of vector) expect(holds().get(client) ?? 0).toBeGreaterThanOrEqual(clock)
          }
        },
        { timeout: 3_000 },
      )
      reader.dispose()
    }
    isHeld = false
    await vi.waitFor(() => {
      const [a, b] = people
      expect(canonical(a?.document.current())).toBe(canonical(b?.document.current()))
      for (const engine of people) expect(engine.sync.unacknowledged.current()).toBe(0)
    }, soon)
    for (const engine of people) engine.dispose()
  })
})
