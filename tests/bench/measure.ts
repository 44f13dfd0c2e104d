/** Medians of one figure, ours and the others', measured in turns within one run. */
export interface Row {
  readonly figure: string
  readonly unit: 'µs' | 'ms' | 's' | 'bytes' | 'kB' | 'MB' | 'frames' | '×'
  readonly ours: number
  readonly peers: Readonly<Record<string, number>>
  /** The quickest round of each, ours among them: what the machine can do when nothing else runs. */
  readonly best: Readonly<Record<string, number>>
  /** What we want to stay below. */
  readonly aim: number | null
  readonly samples: number
}

/** What the rounds of one subject came to. */
export interface Sampled {
  readonly median: number
  readonly best: number
}

const microseconds = 1000

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

/** Milliseconds that `work` takes. */
export function timed(work: () => unknown): number {
  const begin = performance.now()
  work()
  return performance.now() - begin
}

/** Microseconds for one of `count` runs of `work`, which gets the number of the run. */
export function timedEach(count: number, work: (run: number) => void): number {
  const took = timed(() => {
    for (let run = 0; run < count; run++) work(run)
  })
  return (took * microseconds) / count
}

/**
 * Takes a sample of every subject in turn, so that a busy moment of the machine meets all of them alike.
 * The first round warms up and is not counted.
 */
export function inTurns<Name extends string>(
  rounds: number,
  subjects: Readonly<Record<Name, () => number>>,
): Record<Name, Sampled> {
  const names = Object.keys(subjects) as Name[]
  const samples = Object.fromEntries(names.map(name => [name, [] as number[]])) as Record<Name, number[]>
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      collectGarbage()
      const sample = subjects[name]()
      if (round > 0) samples[name].push(sample)
    }
  }
  const sampled = names.map(name => [name, { median: median(samples[name]), best: Math.min(...samples[name]) }])
  return Object.fromEntries(sampled) as Record<Name, Sampled>
}

/**
 * What the subject before left young. A collection of everything would make V8 forget the code that it has optimised,
 * and the sample would time a page's first seconds. Only where Node was started with --expose-gc.
 */
const collectGarbage = () => globalThis.gc?.({ type: 'minor' })

/** A row from what was sampled, or simply counted, with ours under `Kitloom`. */
export function rowOf(
  about: Pick<Row, 'figure' | 'unit' | 'aim' | 'samples'>,
  found: Readonly<Record<string, number | Sampled>>,
): Row {
  const medians = mapValues(found, value => (typeof value === 'number' ? value : value.median))
  const best = mapValues(found, value => (typeof value === 'number' ? value : value.best))
  const { Kitloom: ours = Number.NaN, ...peers } = medians
  return { ...about, ours, peers, best }
}

const mapValues = <From>(record: Readonly<Record<string, From>>, map: (value: From) => number) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]))
