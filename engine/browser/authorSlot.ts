import { type AuthorId, authorId } from '../document/ids.ts'

/** Held as long as the page lives, or until it is given back. */
export interface AuthorSlot {
  readonly author: AuthorId
  release(): void
}

/** More pages of one person than this share the last slot: they then undo each other's steps, which harms nothing. */
const slots = 64

/**
 * The lowest slot of a person that no living page holds. A page that is opened again thereby gets the slot of
 * yesterday and can undo yesterday's steps; a duplicated tab gets the next one. `locks` is `navigator.locks`, which a
 * browser may lack.
 */
export async function takeAuthorSlot(person: string, locks: LockManager | undefined): Promise<AuthorSlot> {
  if (locks === undefined) return { author: nameOf(person, 0), release() {} }
  for (let slot = 0; slot < slots; slot++) {
    const release = await tryLock(locks, `kitloom-author:${person}:${slot}`)
    if (release) return { author: nameOf(person, slot), release }
  }
  return { author: nameOf(person, slots), release() {} }
}

const nameOf = (person: string, slot: number): AuthorId => authorId(`${person}#${slot}`)

/** How to release the lock, or `null` when another page holds it. */
function tryLock(locks: LockManager, name: string): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    locks
      .request(name, { ifAvailable: true }, lock => {
        if (lock === null) {
          resolve(null)
          return undefined
        }
        return new Promise<void>(release => resolve(release))
      })
      .catch(reject)
  })
}

/** A client id for one page load: random, so that it was never used before. */
export function newClient(): number {
  const [client = 0] = crypto.getRandomValues(new Uint32Array(1))
  return client
}
