/** What public pages know of it without loading the garment. */
export const product = { id: 'SOCCER_KIT', slug: 'soccer', isDrafted: true } as const
