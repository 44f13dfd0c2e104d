import type { Size } from '../../../engine/index.ts'

/** As it stands on the label: `2XL` for XXL and so on. */
export const sizeWord = (size: Size): string => size.replace(/^(X{2,})L$/, (_, many: string) => `${many.length}XL`)
