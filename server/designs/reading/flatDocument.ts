import { type DesignDocument, writeCheckpoint } from '../../../engine/index.ts'

/** How a design looks, for those who may not see its players. Moments point into a log that they do not get either. */
export const withoutPlayers = (document: DesignDocument): DesignDocument => ({ ...document, players: {}, moments: {} })

/** The same as the engine reads it back. */
export const flatDocument = (document: DesignDocument): string => writeCheckpoint(withoutPlayers(document))
