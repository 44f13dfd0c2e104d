/** What public pages know of it without loading a garment. */
export const product = { id: 'TSHIRT', slug: 'tshirt', isDrafted: false } as const
