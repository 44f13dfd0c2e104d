import type { DesignDocument } from '../document/designDocument.ts'
import type { PluginError } from '../document/outcome.ts'
import { areWrites } from '../document/shape.ts'
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
  /** The tool that has a field of layers of its own, as the log calls it. */
  toolOfField(stored: string): ToolPlugin | undefined
}

/** Throws when two tools claim the same id, command type, layer kind or field of their own. */
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
  const fields = toolsByField(applying)
  const ofLayers = applying.filter(tool => tool.ofLayers)
  const ownerOf = (kind: string, field: string) =>
    [layerKinds.get(kind), ...ofLayers].find(tool => Object.hasOwn(tool?.fields ?? {}, field))
  const setting = { definition: layerSetting(ownerOf), tool: { id: 'layer' } }
  return {
    garment,
    tools: applying,
    command: type => (type === setLayer.type ? setting : commands.get(type)),
    toolOfLayer: kind => layerKinds.get(kind),
    toolOfField: stored => fields.get(stored),
  }
}

function toolsByField(tools: readonly ToolPlugin[]): ReadonlyMap<string, ToolPlugin> {
  const fields = new Map<string, ToolPlugin>()
  for (const tool of tools) {
    for (const stored of tool.own?.stored ?? []) {
      const first = fields.get(stored)
      if (first) throw new Error(`Both ${first.id} and ${tool.id} store "${stored}". Rename what has not shipped.`)
      if (tool.own?.tool !== tool.id)
        throw new Error(`${tool.id} has the fields of "${tool.own?.tool}". Give it its own.`)
      fields.set(stored, tool)
    }
  }
  return fields
}

export interface CommandRunner {
  /** What the command would do to the document. Never throws: a plugin that does is reported and refused. */
  run(document: DesignDocument, command: Command): Run
  /** The same for a look at it: its writes are not weighed, since nobody logs them. */
  preview(document: DesignDocument, command: Command): Run
}

interface CommandRunnerOptions {
  readonly registry: Registry
  onPluginError(error: PluginError): void
  /** Whether the log has taken as many entries as a design may have. */
  isFull(): boolean
}

export function createCommandRunner({ registry, onPluginError, isFull }: CommandRunnerOptions): CommandRunner {
  const preview = (document: DesignDocument, command: Command): Run => {
    const found = registry.command(command.type)
    if (isFull()) return { kind: 'refused', reason: 'limit-log' }
    if (!found) return { kind: 'refused', reason: 'unknown-command' }
    try {
      const run = found.definition.run(document, command.payload, registry.garment)
      const isStrange = run.kind === 'ran' && !run.writes.every(write => isOwnUnderstood(write, registry))
      return isStrange ? { kind: 'refused', reason: 'invalid-value' } : run
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      onPluginError({ plugin: found.tool.id, during: 'edit', message })
      return { kind: 'refused', reason: 'plugin-failed' }
    }
  }
  return {
    preview,
    run(document, command) {
      const run = preview(document, command)
      return run.kind === 'ran' && !areWrites(run.writes) ? { kind: 'refused', reason: 'limit-entry' } : run
    },
  }
}

/** Whether each tool can read what is written of its own fields. Those of a tool that is not here go through as they are. */
function isOwnUnderstood({ record, fields }: RecordWrite, registry: Registry): boolean {
  if (!record.startsWith('layer:')) return true
  for (const name in fields) {
    if (registry.toolOfField(name)?.own?.accepts(name, fields[name] ?? null) === false) return false
  }
  return true
}
