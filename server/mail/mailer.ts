import type { Letter } from './letter.ts'

/** Whatever carries letters to their mailboxes. */
export interface Mailer {
  /**
   * @param id stays the same when a letter is sent again, so that a mailbox can tell
   * @throws Error when the letter was not taken; `isHopeless` tells whether trying again makes sense
   */
  send(id: string, letter: Letter): Promise<void>
  close(): void
}

/** Whether the other side refused the letter for good: an SMTP answer of 5xx, such as a mailbox that does not exist. */
export function isHopeless(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  return code >= 500 && code < 600
}
