import { authorId, type Command, createEngine, type Engine, type EngineOptions } from '../../engine/index.ts'
import { type MemoryHub, type MemoryTransport, memoryHub } from './memoryTransport.ts'
import { plainGarment } from './plainGarment.ts'
import { plainTool } from './plainTools.ts'

let clientsDrawn = 0

/** An engine over the plain garment. The clock stands still unless told otherwise; client ids count up. */
export const openPlainEngine = (options: Partial<EngineOptions> = {}): Engine =>
  createEngine({
    garment: plainGarment,
    tools: [plainTool],
    author: authorId('sokha#0'),
    name: 'Sokha',
    newClient: () => ++clientsDrawn,
    now: () => 1_700_000_000_000,
    onPluginError: error => {
      throw new Error(`${error.plugin} failed during ${error.during}: ${error.message}`)
    },
    ...options,
  })

/** The same, with its documents frozen. */
export function openEngine(options: Partial<EngineOptions> = {}): Engine {
  const engine = openPlainEngine(options)
  // Nobody may change a document: what an older one shares with it would change as well.
  for (const { changes$ } of [engine.document, engine.shown]) changes$.subscribe(freeze)
  return engine
}

/** Below what is frozen everything is. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
}

export interface Person {
  readonly engine: Engine
  readonly line: MemoryTransport
}

/** People on one design, each with an engine of their own, joined through memory. */
export function people(
  names: readonly string[],
  hub: MemoryHub = memoryHub(),
  options: Partial<EngineOptions> = {},
): Person[] {
  return names.map((name, index) => {
    const engine = openEngine({ ...options, author: authorId(`${name}#${index}`), name })
    const line = hub.transport(name)
    engine.sync.join(line)
    return { engine, line }
  })
}

/** Dispatches in turn; throws when one is refused. */
export function run(engine: Engine, ...commands: readonly Command[]): void {
  for (const command of commands) {
    const outcome = engine.dispatch(command)
    if (outcome.kind === 'refused') throw new Error(`${command.type} was refused: ${outcome.reason}`)
  }
}

/** The same JSON for equal documents, whatever the order of their keys. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
