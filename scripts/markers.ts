import type { NestJob } from '../engine/nesting/job.ts'
import { nest } from '../engine/nesting/nest.ts'
import { jobOf, teamOf } from '../tests/support/markers.ts'

/**
 * How densely markers are laid: four published instances beside the best that is known of them and our aim, and a team of
 * 26 kits on four rolls, which may take a minute each. `npm run markers [-- effort of the instances, of the kits]`.
 */
const [effort, effortOfKits] = [Number(process.argv[2] ?? 12), Number(process.argv[3] ?? 40)]

const instances = [
  ['shirts', 90.9, 86],
  ['trousers', 92.6, 87],
  ['marques', 92.0, 86],
  ['swim', 79.8, 70],
] as const

for (const [name, best, aim] of instances) report(name, jobOf(name, effort), `best known ${best} %, aim ${aim} %`)
for (const width of [1200, 1500, 1600, 1800]) {
  report(
    `26 kits on ${width / 1000} m`,
    { pieces: teamOf(26), width, spacing: 4, direction: 'both', effort: effortOfKits },
    '',
  )
}

function report(what: string, job: NestJob, beside: string): void {
  const begun = performance.now()
  const outcome = nest(job)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  const found =
    outcome.kind === 'nested'
      ? `${(outcome.marker.utilisation * 100).toFixed(1)} %, ${(outcome.marker.length / 1000).toFixed(2)} m`
      : outcome.kind
  console.log(`${what}: ${job.pieces.length} pieces, ${found}, ${seconds} s  ${beside}`)
}
