/** What public pages know of it without loading a garment. */
export const product = { id: 'SLEEVELESS_SHIRT', slug: 'sleeveless', isDrafted: false } as const
