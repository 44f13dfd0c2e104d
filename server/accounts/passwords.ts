import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

/** The cost of one hash: KiB of memory, passes, lanes. */
interface HashCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/** OWASP's first recommendation for argon2id, the default of the package: 19 MiB, two passes, one lane. */
const usualCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export interface Passwords {
  hash(password: string): Promise<string>
  /** Whether the password is correct. It takes the same time when there is no hash to compare with. */
  fit(password: string, stored: string | null): Promise<boolean>
}

/** The server uses the default cost; tests that are not about passwords use a small one. */
export function createPasswords(cost: HashCost = usualCost): Passwords {
  // Hashing shares four threads with files and signatures, so more than one hash per core slows all of them down.
  const inTurn = takeTurns(availableParallelism())
  // The hash of a random password.
  const nobodysHash = hash(crypto.randomUUID(), cost)
  return {
    hash: password => inTurn(() => hash(password.normalize('NFC'), cost)),
    async fit(password, stored) {
      const against = stored ?? (await nobodysHash)
      const fits = await inTurn(() => verify(against, password.normalize('NFC')))
      return fits && stored !== null
    },
  }
}

/** Runs at most `lanes` jobs at a time; the others wait in order. */
export function takeTurns(lanes: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async work => {
    if (running >= lanes) await new Promise<void>(resolve => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The lane goes straight to the next in line, so that a new job cannot overtake it.
      if (next) next()
      else running -= 1
    }
  }
}
