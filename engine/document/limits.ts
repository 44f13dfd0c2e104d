/** A design is one club's kit; past these it gets slow for everybody who opens it. A list of players is no longer. */
export const documentLimits = { layers: 300, players: 500, moments: 200 } as const

/**
 * Of an image that somebody brings. More pixels fill the memory of a phone: 8,000 × 5,000 prints 1.35 m at 150 dots per
 * inch.
 */
export const imageLimits = { bytes: 25_000_000, pixels: 40_000_000 } as const
