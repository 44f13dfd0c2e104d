/** What public pages know of it without loading a garment. */
export const product = { id: 'HOODIE', slug: 'hoodie', isDrafted: false } as const
