import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

/** What one hash costs: KiB of memory, passes over it, lanes. */
interface HashCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/** OWASP's first choice for argon2id, which is the package's usual kind: 19 MiB, two passes, one lane. */
const usualCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export interface Passwords {
  hash(password: string): Promise<string>
  /** Whether the password is right. Costs the same time when there is no hash to compare with. */
  fit(password: string, stored: string | null): Promise<boolean>
}

/** The server takes the usual cost; tests of other things than passwords take a small one. */
export function createPasswords(cost: HashCost = usualCost): Passwords {
  // Hashing shares four threads with files and signatures: more than one hash per core only makes all of them wait.
  const inTurn = takeTurns(availableParallelism())
  // Hash of a random word that nobody has.
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

/** Runs at most `lanes` works at a time; the others wait in the order they came. */
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
      // The lane goes straight to the next in line, so that nobody who comes now overtakes him.
      if (next) next()
      else running -= 1
    }
  }
}
