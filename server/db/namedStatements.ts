/** A statement that has come so often gets a name. */
const often = 50
/** A connection keeps the plans of so many, some ten kB each. */
const maxNamed = 100
/** Texts that are counted: lists of any length make new ones. */
const maxCounted = 2_000

/**
 * Names for the statements that come again and again: the database reads and plans each once a connection, and not each
 * time. Those with `*` get none: what they give changes with their table.
 *
 * @returns gives the name of a statement, always the same for a text; `undefined` while it has none
 */
export function nameStatements(): (text: string) => string | undefined {
  const counts = new Map<string, number>()
  const names = new Map<string, string>()
  return text => {
    const known = names.get(text)
    if (known !== undefined || names.size >= maxNamed) return known
    const count = (counts.get(text) ?? 0) + 1
    if (count === 1 && counts.size >= maxCounted) counts.clear()
    counts.set(text, count)
    if (count < often || text.includes('*')) return undefined
    counts.delete(text)
    const name = `often_${names.size}`
    names.set(text, name)
    return name
  }
}
