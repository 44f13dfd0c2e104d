import type { Fabric, Particles } from './fabric.ts'
import type { Joint, Wing } from './joints.ts'

/**
 * Two triangles with a common edge resist being folded. The weighted sum of their four corners is 0 when they lie
 * flat and grows with the fold (quadratic bending of Bergou and others, 2006); weights come from the flat shape.
 */
export interface Hinges {
  /** Four vertices each: both ends of the edge, both tips. */
  readonly corners: Int32Array
  /** As many. */
  readonly weights: Float64Array
  readonly compliance: Float64Array
}

export function createHinges(joints: readonly Joint[], fabric: Fabric): Hinges {
  const corners: number[] = []
  const weights: number[] = []
  const compliance: number[] = []
  for (const joint of joints) {
    const [one, other] = joint.wings
    if (!one || !other || joint.wings.length !== 2) continue
    const [a, b] = [cotangents(joint.length, one), cotangents(joint.length, other)]
    const [atStart, atEnd] = [a.start + b.start, a.end + b.end]
    corners.push(joint.start, joint.end, one.tip, other.tip)
    weights.push(atEnd, atStart, -(a.start + a.end), -(b.start + b.end))
    compliance.push((one.area + other.area) / (3 * (joint.rib ? fabric.ribBend : fabric.bend)))
  }
  return {
    corners: Int32Array.from(corners),
    weights: Float64Array.from(weights),
    compliance: Float64Array.from(compliance),
  }
}

/** Of the wing's angles at both ends of the edge. */
function cotangents(length: number, { area, fromStart, fromEnd }: Wing) {
  const square = length * length
  const difference = fromStart * fromStart - fromEnd * fromEnd
  const divisor = 4 * Math.max(area, 1e-9)
  return { start: (square + difference) / divisor, end: (square - difference) / divisor }
}

/** One pass over all hinges for a step of `seconds`. */
export function solveHinges({ positions, inverseMass }: Particles, hinges: Hinges, seconds: number): void {
  const { corners, weights, compliance } = hinges
  const perSquare = 1 / (seconds * seconds)
  for (let hinge = 0; hinge < compliance.length; hinge++) {
    const at = hinge * 4
    const a = (corners[at] ?? 0) * 3
    const b = (corners[at + 1] ?? 0) * 3
    const c = (corners[at + 2] ?? 0) * 3
    const d = (corners[at + 3] ?? 0) * 3
    const wa = weights[at] ?? 0
    const wb = weights[at + 1] ?? 0
    const wc = weights[at + 2] ?? 0
    const wd = weights[at + 3] ?? 0
    const ma = (inverseMass[a / 3] ?? 0) * wa
    const mb = (inverseMass[b / 3] ?? 0) * wb
    const mc = (inverseMass[c / 3] ?? 0) * wc
    const md = (inverseMass[d / 3] ?? 0) * wd
    const give = ma * wa + mb * wb + mc * wc + md * wd + (compliance[hinge] ?? 0) * perSquare
    for (let axis = 0; axis < 3; axis++) {
      const pa = positions[a + axis] ?? 0
      const pb = positions[b + axis] ?? 0
      const pc = positions[c + axis] ?? 0
      const pd = positions[d + axis] ?? 0
      const push = -(wa * pa + wb * pb + wc * pc + wd * pd) / give
      positions[a + axis] = pa + ma * push
      positions[b + axis] = pb + mb * push
      positions[c + axis] = pc + mc * push
      positions[d + axis] = pd + md * push
    }
  }
}
