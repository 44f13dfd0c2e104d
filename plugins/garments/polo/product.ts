/** What public pages know of it without loading a garment. */
export const product = { id: 'POLO_SHIRT', slug: 'polo', isDrafted: false, hasLongSleeves: true } as const
