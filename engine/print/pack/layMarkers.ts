import { areaOf } from '../../geometry/shapes.ts'
import type { Marker, NestDirection, NestJob, NestProgress } from '../../nesting/job.ts'
import { nest } from '../../nesting/nest.ts'
import { type MarkedPiece, outlineOf } from './markedPiece.ts'

export interface MarkerWishes {
  /** How wide the roll is, and how long a marker may become, in mm. A page of PDF ends at 5080. */
  readonly width: number
  readonly longest: number
  readonly spacing: number
  readonly direction: NestDirection
  /** Of each marker; see `NestJob`. */
  readonly effort: number
  /** Ends after so many; all garments are laid when it is left out. */
  readonly markers?: number
}

/** Pieces on a stretch of the roll. */
export interface LaidMarker extends Marker {
  readonly pieces: readonly MarkedPiece[]
  readonly width: number
  readonly spacing: number
}

export type LaidMarkers =
  | { readonly kind: 'laid'; readonly markers: readonly LaidMarker[] }
  | { readonly kind: 'too-narrow'; readonly pieces: readonly string[]; readonly needed: number }
  /** Not even one garment fits a marker of this length. */
  | { readonly kind: 'too-short'; readonly garment: string }

/** Of a roll, how much is covered by pieces at first sight: it decides how many garments are tried on one marker. */
const expected = 0.78

/**
 * Garments laid on markers no longer than asked for, in their order: the pieces of one garment stay together. One marker
 * after another is handed on as it is laid.
 */
export function layMarkers(
  pieces: readonly MarkedPiece[],
  wishes: MarkerWishes,
  onProgress?: (garments: number, all: number, within: NestProgress) => void,
): LaidMarkers {
  const garments = garmentsOf(pieces)
  const markers: LaidMarker[] = []
  for (let from = 0; from < garments.length && markers.length < (wishes.markers ?? Number.POSITIVE_INFINITY); ) {
    let count = garmentsFor(garments.slice(from), wishes)
    for (; ; count--) {
      const first = garments[from]?.[0]
      if (count === 0) return { kind: 'too-short', garment: first ? `${first.wearer} ${first.size}`.trim() : '' }
      const held = garments.slice(from, from + count).flat()
      const at = from
      const outcome = nest(jobOf(held, wishes), progress => onProgress?.(at, garments.length, progress))
      if (outcome.kind === 'too-narrow') return outcome
      if (outcome.marker.length > wishes.longest) continue
      markers.push({ ...outcome.marker, pieces: held, width: wishes.width, spacing: wishes.spacing })
      break
    }
    from += count
  }
  return { kind: 'laid', markers }
}

function garmentsOf(pieces: readonly MarkedPiece[]): readonly (readonly MarkedPiece[])[] {
  const garments = new Map<string, MarkedPiece[]>()
  for (const marked of pieces) garments.set(marked.garment, [...(garments.get(marked.garment) ?? []), marked])
  return [...garments.values()]
}

function garmentsFor(garments: readonly (readonly MarkedPiece[])[], { width, longest }: MarkerWishes): number {
  let left = width * longest * expected
  const count = garments.findIndex(pieces => {
    left -= pieces.reduce((sum, { piece }) => sum + areaOf([outlineOf(piece)]), 0)
    return left < 0
  })
  return count < 0 ? garments.length : Math.max(1, count)
}

const jobOf = (pieces: readonly MarkedPiece[], { width, spacing, direction, effort }: MarkerWishes): NestJob => ({
  pieces: pieces.map(({ piece, name, size, garment }) => ({
    name: `${name} ${size}`,
    outline: outlineOf(piece),
    garment,
  })),
  width,
  spacing,
  direction,
  effort,
})
