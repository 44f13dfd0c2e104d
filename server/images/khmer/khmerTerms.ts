import { animals } from './animals.ts'
import { clubs } from './clubs.ts'
import { looks } from './looks.ts'
import { nature } from './nature.ts'
import { plainKhmer } from './plainKhmer.ts'
import { sports } from './sports.ts'

const written = Object.entries({ ...sports, ...animals, ...clubs, ...nature, ...looks })

/** The English words of a Khmer one, by how it is spelt plainly. */
export const khmerTerms: ReadonlyMap<string, readonly string[]> = new Map(
  written.map(([khmer, english]) => [plainKhmer(khmer), english.split(' ')]),
)
