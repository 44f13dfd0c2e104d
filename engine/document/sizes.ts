/** The sizes of the shop, smallest first. */
export const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL', 'XXXXXL', 'XXXXXXL'] as const

export type Size = (typeof sizes)[number]

/** The size that places of layers are measured on; the other sizes are graded from it. */
export const baseSize: Size = 'M'
