/** How the stage is seen: with all colours, or as with one kind of colour blindness. */
export const visions = ['full', 'protan', 'deutan', 'tritan', 'grey'] as const
export type Vision = (typeof visions)[number]

/** The CSS that shows what is below it so. */
export const filterOf = (vision: Vision): string | undefined =>
  vision === 'full' ? undefined : `url(#vision-${vision})`
