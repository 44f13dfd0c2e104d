import type { CommandRunner } from './commandRunner.ts'
import type { Command, Outcome } from './commands/command.ts'
import type { DesignDocument } from './document/designDocument.ts'
import type { State } from './streams/state.ts'
import { createState } from './streams/state.ts'

/** The document with a command on top that is not logged. It stays on top of whatever comes from others meanwhile. */
export interface Preview {
  readonly shown: State<DesignDocument>
  show(command: Command | null): Outcome | null
  dispose(): void
}

export function createPreview(document: State<DesignDocument>, runner: CommandRunner): Preview {
  const shown = createState(document.current())
  let command: Command | null = null

  const refresh = (): Outcome | null => {
    if (command === null) {
      shown.set(document.current())
      return null
    }
    const run = runner.run(document.current(), command)
    shown.set(run.kind === 'ran' ? run.document : document.current())
    return run.kind === 'ran' ? { kind: 'applied', document: run.document } : run
  }
  const following = document.changes$.subscribe(refresh)

  return {
    shown,
    show(next) {
      command = next
      return refresh()
    },
    dispose: () => following.unsubscribe(),
  }
}
