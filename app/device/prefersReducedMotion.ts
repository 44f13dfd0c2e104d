/** Whether somebody has asked for less motion. Asked anew each time: it may change. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
