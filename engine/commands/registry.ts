import type { DesignDocument } from '../document/designDocument.ts'
import type { Json } from '../document/field.ts'
import type { PluginFault } from '../document/outcome.ts'
import { isWriteList } from '../document/shape.ts'
import type { RecordWrite } from '../document/writes.ts'
import type { GarmentPlugin } from '../garment/garmentPlugin.ts'
import type { Command, CommandDefinition, Run } from './command.ts'
import { layerSetting, setLayer } from './setLayer.ts'
import type { ToolPlugin } from './toolPlugin.ts'

/** The plugins of one open design, looked up by what they bring. */
interface Registry {
  readonly garment: GarmentPlugin
  /** Tools that apply to the garment, in the order they were given. */
  readonly tools: readonly ToolPlugin[]
  command(type: string): { readonly definition: CommandDefinition; readonly tool: Pick<ToolPlugin, 'id'> } | undefined
  toolOfLayer(kind: string): ToolPlugin | undefined
}

/** Throws when two tools claim the same id, command type or layer kind. */
export function createRegistry(garment: GarmentPlugin, tools: readonly ToolPlugin[]): Registry {
  const applying = tools.filter(tool => tool.appliesTo(garment))
  const ids = new Set<string>()
  const commands = new Map<string, { readonly definition: CommandDefinition; readonly tool: ToolPlugin }>()
  const layerKinds = new Map<string, ToolPlugin>()
  for (const tool of applying) {
    if (ids.has(tool.id)) throw new Error(`Two tools have the id "${tool.id}". Rename the one that has not shipped.`)
    ids.add(tool.id)
    for (const definition of tool.commands) {
      const first = commands.get(definition.type)
      if (first) {
        throw new Error(
          `Two tools define the command "${definition.type}": ${first.tool.id} and ${tool.id}. ` +
            'Command types are stored in saved designs, so rename the one that has not shipped.',
        )
      }
      commands.set(definition.type, { definition, tool })
    }
    for (const kind of tool.layerKinds) {
      const first = layerKinds.get(kind)
      if (first) throw new Error(`Both ${first.id} and ${tool.id} draw layers of the kind "${kind}". Only one can.`)
      layerKinds.set(kind, tool)
    }
  }
  const setting = { definition: layerSetting(kind => layerKinds.get(kind)), tool: { id: 'layer' } }
  return {
    garment,
    tools: applying,
    command: type => (type === setLayer.type ? setting : commands.get(type)),
    toolOfLayer: kind => layerKinds.get(kind),
  }
}

export interface CommandRunner {
  /** What the command would do to the document. Never throws: a plugin that does is reported and refused. */
  run(document: DesignDocument, command: Command): Run
  /** The same for a look at it: its writes are not weighed, since nobody logs them. */
  preview(document: DesignDocument, command: Command): Run
}

interface CommandRunnerOptions {
  readonly registry: Registry
  onFault(fault: PluginFault): void
  /** Whether the log has taken as many entries as a design may have. */
  isFull(): boolean
}

export function createCommandRunner({ registry, onFault, isFull }: CommandRunnerOptions): CommandRunner {
  const preview = (document: DesignDocument, command: Command): Run => {
    const found = registry.command(command.type)
    if (isFull()) return { kind: 'refused', reason: 'limit-log' }
    if (!found) return { kind: 'refused', reason: 'unknown-command' }
    try {
      return found.definition.run(document, command.payload, registry.garment)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      onFault({ plugin: found.tool.id, during: 'edit', message })
      return { kind: 'refused', reason: 'plugin-failed' }
    }
  }
  return {
    preview,
    run(document, command) {
      const run = preview(document, command)
      return run.kind === 'ran' && !fitsEntry(run.writes) ? { kind: 'refused', reason: 'limit-entry' } : run
    },
  }
}

const fitsEntry = (writes: readonly RecordWrite[]): boolean =>
  isWriteList(writes.flatMap(({ record, fields }): Json[] => [record, fields]))
