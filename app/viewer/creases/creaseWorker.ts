import type { Panel } from '../../../engine/index.ts'
import type { PanelBox } from '../panelBox.ts'
import { type CreaseMap, creaseMapOf } from './creaseMap.ts'

export interface CreaseRequest {
  readonly id: number
  readonly panel: Panel
  readonly box: PanelBox
  /** As it stands on the label. */
  readonly size: string
}

export interface CreaseResponse {
  readonly id: number
  readonly map: CreaseMap
}

// A shirt's maps take half a second of a processor, which a page that is being painted does not have.
self.onmessage = ({ data: { id, panel, box, size } }: MessageEvent<CreaseRequest>) => {
  const map = creaseMapOf(panel, box, size)
  const response: CreaseResponse = { id, map }
  self.postMessage(response, { transfer: [map.bytes.buffer] })
}
