/** The value itself, or the limit that it lies beyond. If the limits cross, `min` wins. NaN stays NaN. */
export const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value))
