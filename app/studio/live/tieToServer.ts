import type { AssetStore, Engine, GarmentPlugin } from '../../../engine/index.ts'
import type { Api } from '../../session/api/createApi.ts'
import type { KeptLinks } from '../designs/deviceDesigns.ts'
import { createServerLine, type ServerLine } from './createServerLine.ts'
import { exchangePictures } from './exchangePictures.ts'
import type { SentPictures } from './sentPictures.ts'

export interface ServerTies {
  readonly api: Api
  readonly links: KeptLinks
  readonly store: AssetStore
  readonly sent: SentPictures
  openSocket(): WebSocket
  /** A picture is on this device alone. */
  pictureStays(code: string): void
}

/** Ties open designs to the server: what is drawn goes over the line, pictures beside it. */
export function tieToServer({ api, links, store, sent, openSocket, pictureStays }: ServerTies) {
  return (garment: GarmentPlugin, design: string) =>
    (engine: Engine): ServerLine => {
      const wanted = { design, garment: garment.id, share: links.guestOf(design) }
      const line = createServerLine({ ...wanted, engine, api, openSocket, events: window })
      const exchange = { document: engine.document, line: line.state, refused: pictureStays }
      const stop = exchangePictures({ ...exchange, store, api, sent })
      return {
        ...line,
        close() {
          stop()
          line.close()
        },
      }
    }
}
