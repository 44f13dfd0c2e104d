import type { PlayerId } from '../../engine/index.ts'
import { useDesignAccess } from './DesignAccess.ts'

/** Gives ids for players that are to be added. */
export const useNewPlayerId = (): (() => PlayerId) => useDesignAccess().newPlayerId
