const found = import.meta.glob<string>('./blank-*.webp', { query: '?url', import: 'default', eager: true })

/** A garment in a design in which nothing has been done, as the editor first shows it; `null` where there is none. */
export const blankImage = (garment: string): string | null => found[`./blank-${garment}.webp`] ?? null
