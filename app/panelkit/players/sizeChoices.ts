import { sizes } from '../../../engine/index.ts'
import { sizeName } from '../../i18n/formats.ts'

/** Every size, for a list to choose from. */
export const sizeChoices = sizes.map(size => ({ value: size, label: sizeName(size) }))
