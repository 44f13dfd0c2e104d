/** What public pages know of it without loading a garment. */
export const product = { id: 'BOXY_FIT', slug: 'boxyfit', isDrafted: false } as const
