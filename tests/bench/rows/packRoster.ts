import { packTeam } from '../../support/soccerTeam.ts'
import { median, type Row, rowOf } from '../measure.ts'

const rounds = 5

/** A roster of 22 soccer kits, of all sizes and with crest, sponsor, stripes and a pattern, to a zip. */
export async function packRoster(): Promise<readonly Row[]> {
  const samples: number[] = []
  let kilobytes = Number.NaN
  for (let round = 0; round < rounds; round++) {
    const begin = performance.now()
    const outcome = await packTeam()
    samples.push(performance.now() - begin)
    if (outcome.kind === 'refused') throw new Error(JSON.stringify(outcome.obstacles))
    kilobytes = outcome.bytes.length / 1024
  }
  const taken = { median: median(samples) / 1000, best: Math.min(...samples) / 1000 }
  return [
    rowOf({ figure: 'roster of 22 soccer kits to zip', unit: 's', aim: 10, samples: rounds }, { Kitloom: taken }),
    rowOf({ figure: 'its size', unit: 'kB', aim: null, samples: 1 }, { Kitloom: kilobytes }),
  ]
}
