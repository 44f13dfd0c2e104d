/** One value of an entry, or what a value was before and is after. `path` are the names of the field and of what is in it. */
export interface AuditValue {
  readonly path: readonly string[]
  readonly before?: unknown
  readonly after: unknown
}

/** The values of an entry. Of two objects, such as the settings of a shop, only what differs. */
export function auditValues(detail: Readonly<Record<string, unknown>>, isChange: boolean): readonly AuditValue[] {
  return Object.entries(detail).flatMap(([field, value]) =>
    isChange && Array.isArray(value) && value.length === 2
      ? differences([field], value[0], value[1])
      : [{ path: [field], after: value }],
  )
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function differences(path: readonly string[], before: unknown, after: unknown): readonly AuditValue[] {
  if (Object.is(before, after)) return []
  if (!isObject(before) || !isObject(after)) return [{ path, before, after }]
  const [old, now] = [named(before), named(after)]
  const names = new Set([...Object.keys(old), ...Object.keys(now)])
  return [...names].flatMap(name => differences([...path, name], old[name], now[name]))
}

/** A list of things with names by these; other lists by their places, which count from 1. */
function named(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (!Array.isArray(value)) return value
  return Object.fromEntries(value.map((item, at) => [nameOf(item) ?? String(at + 1), item]))
}

function nameOf(item: unknown): string | undefined {
  if (!isObject(item)) return undefined
  const name = item.name ?? item.productType ?? item.fabric ?? item.code ?? item.from
  return typeof name === 'string' || typeof name === 'number' ? String(name) : undefined
}
