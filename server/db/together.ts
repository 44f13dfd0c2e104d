/**
 * Waits for statements of one transaction that do not wait for each other, until the last of them: none may be sent after
 * the transaction has ended, when its connection is another's.
 *
 * @throws what the first of them in their order throws
 */
export async function together<const Parts extends readonly PromiseLike<unknown>[]>(
  ...parts: Parts
): Promise<{ -readonly [At in keyof Parts]: Awaited<Parts[At]> }> {
  // A statement of the query builder runs each time it is waited for.
  const running = parts.map(part => Promise.resolve(part))
  await Promise.allSettled(running)
  return Promise.all(running) as Promise<{ -readonly [At in keyof Parts]: Awaited<Parts[At]> }>
}
