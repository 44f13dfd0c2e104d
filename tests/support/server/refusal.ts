/** What the database said when it refused: drizzle wraps the driver's error. */
export async function refusal(work: Promise<unknown>): Promise<unknown> {
  const error = await work.then(
    () => {
      throw new Error('It was not refused.')
    },
    (reason: unknown) => reason,
  )
  return error instanceof Error && error.cause ? error.cause : error
}
