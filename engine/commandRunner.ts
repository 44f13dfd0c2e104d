import type { Registry } from './artwork/registry.ts'
import type { Command, Run } from './commands/command.ts'
import type { DesignDocument } from './document/designDocument.ts'
import type { PluginFault } from './document/fault.ts'

export interface CommandRunner {
  /** What the command would do to the document. Never throws: a plugin that does is reported and refused. */
  run(document: DesignDocument, command: Command): Run
}

export interface CommandRunnerOptions {
  readonly registry: Registry
  onFault(fault: PluginFault): void
  /** Whether the log has taken as many entries as a design may have. */
  isFull(): boolean
}

export function createCommandRunner({ registry, onFault, isFull }: CommandRunnerOptions): CommandRunner {
  return {
    run(document, command) {
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
    },
  }
}
