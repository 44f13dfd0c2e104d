/** What public pages know of it without loading a garment. */
export const product = { id: 'BOXING_TRUNK', slug: 'boxingtrunk', isDrafted: false } as const
