import { panelId } from '../document/ids.ts'
import type { EdgeRef, Seam } from './pattern.ts'

/** Sews two edges, each written `panel.edge`, together: `seam('front.sideLeft', 'back.sideLeft')`. */
export const seam = (a: `${string}.${string}`, b: `${string}.${string}`): Seam => ({ a: edgeRef(a), b: edgeRef(b) })

function edgeRef(name: string): EdgeRef {
  const dot = name.indexOf('.')
  return { panel: panelId(name.slice(0, dot)), edge: name.slice(dot + 1) }
}
