/** Ends the process with sentences for the person at the keyboard. */
export function refuse(...sentences: readonly string[]): never {
  for (const sentence of sentences) console.error(sentence)
  process.exit(1)
}
