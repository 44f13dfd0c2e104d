export type Purpose = 'confirm' | 'reset' | 'unlock'

/** Minutes for which a mailed code or link can be used. */
export const minutesOf: Readonly<Record<Purpose, number>> = { confirm: 10, reset: 30, unlock: 24 * 60 }

/** Wrong codes after which a code is spent. */
export const mostTries = 5
