import { type Panel, seededRandom } from '../../../engine/index.ts'
import type { PanelBox } from '../panelBox.ts'
import { addDragLines } from './dragLines.ts'
import { addHangingFolds } from './hangingFolds.ts'
import { flatField, type HeightField, slopeBytes, smoothstep } from './heightField.ts'
import { addSewnEdge, distancesTo } from './sewnEdges.ts'
import { weaveLabel } from './sizeLabel.ts'
import { addUnevenness } from './unevenness.ts'

/** RGBA bytes over a panel's texture box: slopes in red and green, openness in blue, neck tape and size label in alpha. */
export interface CreaseMap {
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array<ArrayBuffer>
}

/**
 * What sewing and wearing leave on a panel, worked out from its outline, and the label of its `size` where one is sewn
 * in. The same panel gives the same bytes.
 */
export function creaseMapOf(panel: Panel, box: PanelBox, size: string): CreaseMap {
  const field = flatField(box)
  // Cloth of another size or cut folds in another way.
  const random = seededRandom(seedOf(`${panel.id} ${Math.round(box.width)} ${Math.round(box.height)}`))
  if (!panel.rib) addUnevenness(field, random, calmOn(panel, 0.4))
  if (!panel.rib) addHangingFolds(field, panel, random, calmOn(panel, 0.12))
  for (const edge of panel.edges) addSewnEdge(field, panel, edge, random)
  if (!panel.rib) addDragLines(field, panel, random)
  return { width: field.width, height: field.height, bytes: slopeBytes(field, insideNeck(field, panel, size)) }
}

const seedOf = (text: string): number =>
  [...text].reduce((sum, character) => Math.imul(sum, 31) + character.charCodeAt(0), 7)

/** Where numbers and names are printed, in mm from the middle and down from the shoulder: ink smooths the cloth. */
const printed = { aside: 95, top: 70, bottom: 440, soft: 85 }

/** How much of waves and folds is left on a panel, where `left` of them stays under the print. */
function calmOn({ placement }: Panel, left: number): (x: number, y: number) => number {
  if (placement.kind !== 'torso') return () => 1
  return (x, y) => {
    const beyond = Math.hypot(
      Math.max(0, Math.abs(x) - printed.aside),
      Math.max(0, printed.top - y, y - printed.bottom),
    )
    return left + (1 - left) * smoothstep(0, printed.soft, beyond)
  }
}

/** A tape covers the seam inside the back of the neck, in mm. */
const tapeWidth = 13
/** Of what is sewn in there, as the shader reads it: up to the half it darkens, beyond it is white. */
const [tape, white] = [128, 255]

function insideNeck(field: HeightField, panel: Panel, size: string): Uint8Array {
  const marks = new Uint8Array(field.width * field.height)
  const { placement, edges } = panel
  if (placement.kind !== 'torso' || placement.side !== 'back') return marks
  for (const neck of edges.filter(({ name }) => /neck/i.test(name))) {
    for (const [pixel, distance] of distancesTo(field, neck, tapeWidth)) {
      const covered = tape * (1 - smoothstep(tapeWidth - 3, tapeWidth - 0.5, distance))
      marks[pixel] = Math.max(marks[pixel] ?? 0, covered)
    }
  }
  weaveLabel(field, panel, size, { marks, white, dark: tape })
  return marks
}
