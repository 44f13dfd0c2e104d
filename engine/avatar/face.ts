/*
 * Where things of a face are, for all who shape, paint or move one: on a head of size 1, from its middle between the ears,
 * in m; x to the wearer's left, y up, z forwards.
 */

export const eyeball = { x: 0.0318, y: 0.0045, z: 0.0655, radius: 0.0158 } as const

/** How far the lids are open: half its width and its edges above and below. */
export const lidOpening = { width: 0.0166, above: 0.0066, below: 0.0056 } as const

/** The edges of the opening at a share of its half width; the upper lid is fullest towards the nose. */
export const upperLid = (u: number): number => lidOpening.above * (1 - 0.66 * u * u - 0.2 * u ** 4 - 0.1 * u)
export const lowerLid = (u: number): number => -lidOpening.below * (1 - 0.74 * u * u + 0.08 * u)

/** The line between the lips. */
export const mouthHeight = -0.0665

/** The picture of a face shows so many metres, seen from the front. */
export const faceImageWidth = 0.25
