import { baseSize } from '../../../engine/index.ts'
import { thumbnailAnswer } from '../../../server/contract/designs/designThumbnail.ts'
import type { DeviceMemory } from '../../device/deviceMemory.ts'
import type { AskServer } from '../../session/api/askServer.ts'
import type { OpenDesign } from '../openDesign.ts'
import { followThumbnail, type Thumbnail } from './followThumbnail.ts'

const asDesigned = { version: 'player', player: null, size: baseSize } as const

/** Keeps the picture of an open design up to date on the server. */
export function beginThumbnail(design: OpenDesign, ask: AskServer, memory: DeviceMemory): Thumbnail {
  const { id, engine, line, garment, kits } = design
  const name = `kitloom-pictured:${id}`
  return followThumbnail({
    ...{ document: engine.document, line, page: document },
    mark: () => String(engine.timeline.log().entries().length),
    sent: { read: () => memory.read(name), write: mark => memory.write(name, mark) },
    shoot: height =>
      kits.pictureOf(
        { garment, document: engine.document.current(), view: asDesigned, side: 'front' },
        { width: height * 0.8, height },
      ),
    send: picture =>
      ask({ method: 'PUT', path: `/api/designs/${id}/thumbnail`, body: picture, answer: thumbnailAnswer }),
  })
}
