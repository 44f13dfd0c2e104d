import type { Command, DesignDocument, LayerId, Outcome, PlayerId } from '../../engine/index.ts'
import { useStream } from '../device/useStream.ts'
import { useDesignAccess } from './DesignAccess.ts'

export interface Design {
  readonly document: DesignDocument
  /** The document with the running preview on top. */
  readonly shown: DesignDocument
  /** While a gesture runs: shows what the command would do. */
  preview(command: Command | null): Outcome | null
  /** When the gesture ends: one entry, one undo. */
  dispatch(command: Command): Outcome
  /** Whether the command would be applied; greys out what it would not. */
  check(command: Command): Outcome
  /** For a layer that is to be added. */
  newLayerId(): LayerId
  newPlayerId(): PlayerId
}

/** The open design, as tools may see and change it. */
export function useDesign(): Design {
  const { document, shown, preview, dispatch, check, newLayerId, newPlayerId } = useDesignAccess()
  const [kept, seen] = [useStream(document), useStream(shown)]
  return { document: kept, shown: seen, preview, dispatch, check, newLayerId, newPlayerId }
}
