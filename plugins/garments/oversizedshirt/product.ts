/** What public pages know of it without loading a garment. */
export const product = { id: 'OVERSIZED_SHIRT', slug: 'oversizedshirt', isDrafted: false } as const
