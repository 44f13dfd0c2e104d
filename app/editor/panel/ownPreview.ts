import type { Command, Engine, Outcome } from '../../../engine/index.ts'

/** Previews and commands of one panel, so that it ends no preview but its own. */
interface OwnPreview {
  preview(command: Command | null): Outcome | null
  dispatch(command: Command): Outcome
}

/**
 * A panel takes its preview back when it goes. Somebody may be typing on the cloth by then, whose words would go away
 * with it.
 */
export function ownPreview(engine: Pick<Engine, 'preview' | 'dispatch'>): OwnPreview {
  let isOwn = false
  return {
    preview(command) {
      if (command === null && !isOwn) return null
      isOwn = command !== null
      return engine.preview(command)
    },
    dispatch(command) {
      isOwn = false
      return engine.dispatch(command)
    },
  }
}
