import type { GarmentPlugin } from '../../../engine/index.ts'
import { sizeName } from '../../i18n/formats.ts'

/** The sizes in which a garment is made, for a list to choose from. */
export const sizeChoicesOf = ({ sizes }: Pick<GarmentPlugin, 'sizes'>) =>
  sizes.sizes.map(size => ({ value: size, label: sizeName(size) }))
