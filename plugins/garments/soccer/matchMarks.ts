/** Marks where sleeve and armhole meet, in mm beside the point of balance: one in front, two at the back. */
export const matchMarks = { front: [0], back: [-4, 4] } as const

/** The point of balance lies this share of the armhole's length from the armpit; the ease is all above it. */
const balance = 0.45

/** Distances from the armpit, the same on the armhole and on the sleeve that is sewn to it. */
export const marksFromArmpit = (armhole: number, marks: readonly number[]): readonly number[] =>
  marks.map(mark => armhole * balance + mark)
