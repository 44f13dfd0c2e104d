/** The places of a list that has not come yet: 1, 2, … `count`. */
export const places = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1)
