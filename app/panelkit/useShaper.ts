import type { Shaper } from '../../engine/index.ts'
import { useStream } from '../device/useStream.ts'
import { useDesignAccess } from './DesignAccess.ts'

/** What texts are set with: to measure a line, or to know which of its characters no face has. */
export const useShaper = (): Shaper => useStream(useDesignAccess().resources).shaper
