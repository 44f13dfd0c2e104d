import { type FontShelf, fontShelfOf } from '../../studio/lettering/fontShelf.ts'
import { useDesignAccess } from '../design/DesignAccess.ts'

/** The fonts to choose from, one shelf for every panel. */
export const useFontShelf = (): FontShelf => fontShelfOf(useDesignAccess().media.fonts)
