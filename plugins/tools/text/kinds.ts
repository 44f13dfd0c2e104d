/** Kinds of layers that the commands of texts are for. */
export const kinds = ['text'] as const
