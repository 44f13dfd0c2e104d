import { Aaron, type Operation } from '@freesewing/aaron'
import {
  type Cubic,
  curve,
  distance,
  draftPanel,
  draftPattern,
  type EdgeDraft,
  joined,
  mirrored,
  type Panel,
  type Pattern,
  type Point,
  type Polyline,
  straight,
} from '../../../engine/plugin.ts'
import { bindingSeams, draftBinding } from '../../../plugins/blocks/binding.ts'
import { lengthOfEdges } from '../../../plugins/blocks/measures.ts'
import { draftCrewCollar } from '../../../plugins/blocks/ribs.ts'
import { allowance, bodySeams, crewCollarSeams } from '../../../plugins/blocks/sewing.ts'

/** Whom size M fits, in mm and degrees, by FreeSewing's names. */
const measurements = {
  ...{ biceps: 300, chest: 945, highBust: 920, hips: 940, neck: 380, waist: 800 },
  ...{ hpsToBust: 255, hpsToWaistBack: 425, shoulderSlope: 13, shoulderToShoulder: 430 },
  ...{ waistToArmpit: 205, waistToHips: 120 },
}
/** Not stretched on the body, as a shirt of ours hangs. */
const options = { stretchFactor: 0, lengthBonus: 0.14 }
/** Finished heights of the rib, in mm. */
const [collarHeight, bindingHeight] = [14, 12]

/**
 * The A-shirt of FreeSewing, which is drafted from body measures as half panels on the fold, as a pattern of ours: each
 * piece whole, its edges named and clockwise, and said by its role. Throws where its lines are not those of that design.
 */
export function aaronPattern(): Pattern {
  const draft = new Aaron({ measurements, options, only: ['aaron.front', 'aaron.back'], sa: 0, complete: false })
  draft.draft()
  const [front, back] = (['front', 'back'] as const).map(side =>
    wholePanel(side, draft.parts[0]?.[`aaron.${side}`]?.paths.seam?.ops ?? []),
  )
  if (!front || !back) throw new Error('Aaron has neither front nor back.')
  const necklines = { front: lengthOfEdges(front, 'neck'), back: lengthOfEdges(back, 'neck') }
  const bindings = (['Left', 'Right'] as const).map(side => draftBinding(side, { front, back, height: bindingHeight }))
  return draftPattern({
    size: 'M',
    options: {},
    panels: [front, back, draftCrewCollar(necklines, collarHeight), ...bindings],
    seams: [...bodySeams, ...crewCollarSeams, ...bindingSeams],
  })
}

/** A half lies at x > 0 with its origin at the height of the shoulder, as ours do, but runs the other way. */
function wholePanel(side: 'front' | 'back', operations: readonly Operation[]): Panel {
  const lines = linesOf(operations).map(line => line.toReversed())
  const [, hem, seam, armhole, shoulder, neck] = lines
  if (lines.length !== 6 || !hem || !seam || !armhole || !shoulder || !neck) {
    throw new Error(`The ${side} of Aaron has ${lines.length} lines where it had six.`)
  }
  const [plus, minus] = side === 'front' ? ['Left', 'Right'] : ['Right', 'Left']
  const edges: readonly EdgeDraft[] = [
    ['neck', joined(mirrored(neck), neck), allowance.neck],
    [`shoulder${plus}`, shoulder, allowance.seam],
    [`armhole${plus}`, armhole, allowance.neck],
    [`side${plus}`, seam, allowance.seam],
    ['hem', joined(hem, mirrored(hem)), allowance.hem, 'turned'],
    [`side${minus}`, mirrored(seam), allowance.seam],
    [`armhole${minus}`, mirrored(armhole), allowance.neck],
    [`shoulder${minus}`, mirrored(shoulder), allowance.seam],
  ]
  const [, armpit = 0] = armhole.at(-1) ?? []
  return draftPanel({
    id: side,
    part: 'shirt',
    placement: { kind: 'torso', side },
    edges,
    grain: [
      [0, armpit],
      [0, armpit + 200],
    ],
    anchors: { centreChest: [0, armpit] },
  })
}

/** One line for each operation that leads on: down the fold, along the hem, up the side and over the shoulder. */
function linesOf(operations: readonly Operation[]): readonly Polyline[] {
  let from: Point = [0, 0]
  return operations.flatMap(operation => {
    if (operation.type === 'close') return []
    const [start, to] = [from, pointOf(operation.to)]
    from = to
    if (operation.type !== 'curve') {
      return operation.type === 'line' && distance(start, to) > 0.01 ? [straight(start, to)] : []
    }
    return [fineCurve(start, pointOf(operation.cp1), pointOf(operation.cp2), to)]
  })
}

/** Its first part in as many steps as the rest: the neck of the back turns at once where it leaves the shoulder. */
function fineCurve(...[from, leave, arrive, to]: Cubic): Polyline {
  const share = 0.1
  const between = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + (bx - ax) * share, ay + (by - ay) * share]
  const [a, b, c] = [between(from, leave), between(leave, arrive), between(arrive, to)]
  const [d, e] = [between(a, b), between(b, c)]
  const middle = between(d, e)
  return joined(curve(from, a, d, middle), curve(middle, e, c, to))
}

const pointOf = ({ x, y }: { readonly x: number; readonly y: number }): Point => [Math.abs(x) < 1e-6 ? 0 : x, y]
