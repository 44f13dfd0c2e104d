/** Cloth beyond the sewing line, in mm. */
export const allowance = { seam: 10, hem: 25, neck: 7 } as const
