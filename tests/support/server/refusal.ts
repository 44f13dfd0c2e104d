/** The database error behind a failed query, which drizzle wraps. */
export async function refusal(work: Promise<unknown>): Promise<unknown> {
  const error = await work.then(
    () => {
      throw new Error('It was not refused.')
    },
    (reason: unknown) => reason,
  )
  return error instanceof Error && error.cause ? error.cause : error
}
