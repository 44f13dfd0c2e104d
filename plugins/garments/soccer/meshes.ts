import type { MeshSpec } from '../../../engine/index.ts'
import type { Cut } from './options.ts'

const shorts = 'shorts.glb'

function shirt(cut: Pick<Cut, 'collar' | 'sleeve' | 'cuff'>, seed?: number): MeshSpec {
  const file = `shirt-${cut.collar}-${cut.sleeve}${cut.cuff === 'rib' ? '-rib' : ''}.glb`
  const spec = { file, part: 'shirt', cut: { ...cut }, hangsFrom: 'shoulders', underneath: [shorts] } as const
  return seed === undefined ? spec : { ...spec, seed }
}

/** A shirt for every cut, and the shorts. */
export const soccerMeshes: readonly MeshSpec[] = [
  // With the usual seed a fold is caught in its left armpit.
  shirt({ collar: 'crew', sleeve: 'short', cuff: 'hem' }, 8),
  shirt({ collar: 'crew', sleeve: 'long', cuff: 'hem' }),
  shirt({ collar: 'v', sleeve: 'short', cuff: 'hem' }),
  shirt({ collar: 'v', sleeve: 'long', cuff: 'hem' }),
  shirt({ collar: 'crew', sleeve: 'short', cuff: 'rib' }),
  // With the usual seed the back is drawn too wide between the shoulders.
  shirt({ collar: 'crew', sleeve: 'long', cuff: 'rib' }, 3),
  shirt({ collar: 'v', sleeve: 'short', cuff: 'rib' }),
  shirt({ collar: 'v', sleeve: 'long', cuff: 'rib' }),
  { file: shorts, part: 'shorts', cut: { shorts: 'with' }, hangsFrom: 'waist', underneath: [] },
]
