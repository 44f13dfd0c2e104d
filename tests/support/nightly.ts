import { baseSize, type Size, sizes } from '../../engine/index.ts'

/** `npm run test:nightly` looks at everything; a change is told on what finds nearly all of it. */
export const isNightly = Boolean(process.env.NIGHTLY)

const ends: readonly (Size | undefined)[] = [sizes[0], baseSize, sizes.at(-1)]

/** The smallest size, the one that is drafted first and the largest; at night every one. */
export const someSizes: readonly Size[] = isNightly ? sizes : sizes.filter(size => ends.includes(size))
