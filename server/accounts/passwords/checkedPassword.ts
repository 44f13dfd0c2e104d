import { Problem } from '../../http/problem.ts'
import { isGuessable } from './isGuessable.ts'

/** @throws Problem invalid-request when the new password is one that is tried first */
export function checkedPassword(path: string, password: string, email: string): void {
  if (!isGuessable(password, email)) return
  const message = 'This password is guessed first. Choose another, such as three words that do not belong together.'
  throw new Problem('invalid-request', { fields: [{ path, code: 'guessable', message }] })
}
