import { isCut } from '../engine/drafting/pattern.ts'
import { flattenPath } from '../engine/geometry/polyline.ts'
import type { NestJob, NestPiece } from '../engine/nesting/job.ts'
import { nest } from '../engine/nesting/nest.ts'
import { pieceOf } from '../engine/print/piece.ts'
import { soccer } from '../plugins/garments/soccer/garment.ts'
import { jobOf } from '../tests/support/markers.ts'

/**
 * How densely markers are laid: four published instances beside the best that is known of them and our aim, and a team of
 * 26 kits on four rolls. `npm run markers [-- effort]`.
 */
const effort = Number(process.argv[2] ?? 12)

const instances = [
  ['shirts', 90.9, 86],
  ['trousers', 92.6, 87],
  ['marques', 92.0, 86],
  ['swim', 79.8, 70],
] as const

for (const [name, best, aim] of instances) report(name, jobOf(name, effort), `best known ${best} %, aim ${aim} %`)
for (const width of [1200, 1500, 1600, 1800]) {
  report(`26 kits on ${width / 1000} m`, { pieces: teamOf(26), width, spacing: 4, direction: 'both', effort }, '')
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

/** The pieces of cloth of as many kits, most of them in the middle sizes; the grain runs along the roll. */
function teamOf(count: number): readonly NestPiece[] {
  const worn = ['S', 'M', 'M', 'L', 'L', 'XL', 'XL', 'XXL'] as const
  const known = new Map<string, readonly NestPiece[]>()
  return Array.from({ length: count }, (_, at) => at).flatMap(at => {
    const size = worn[at % worn.length] ?? 'M'
    const panels = soccer.pattern(size, {}).panels.filter(panel => isCut(panel) && !panel.rib)
    const pieces =
      known.get(size) ??
      panels.map(panel => {
        const [outline = []] = flattenPath(pieceOf(panel).cut)
        return { name: `${panel.id} ${size}`, outline: outline.map(([x, y]) => [y, -x] as const) }
      })
    known.set(size, pieces)
    return pieces.map(piece => ({ ...piece, garment: `kit ${at}` }))
  })
}
