/** The system's codes for a line that cannot be had, and PostgreSQL's for a server that stops, starts, or is full of callers. */
const codes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'],
  ...['57P01', '57P02', '57P03', '08000', '08001', '08003', '08006', '53300'],
])
/** node-postgres gives these no code. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether a part that the server needs, such as its database, could not be reached: it may be back in a moment. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.has(String(error.code))) return true
  if (error instanceof AggregateError && error.errors.some(isUnreachable)) return true
  return words.test(error.message) || isUnreachable(error.cause)
}
