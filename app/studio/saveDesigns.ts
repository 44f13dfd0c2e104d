import { deleteStored, indexedDbStore } from '../../engine/browser/index.ts'
import type { GarmentPlugin } from '../../engine/index.ts'
import { setName } from '../../plugins/index.ts'
import { type DeviceDesigns, storeOf } from './designs/deviceDesigns.ts'
import { waitForServer } from './live/connectDesign.ts'
import type { OpenDesign, OpenDesignOptions } from './openDesign.ts'
import type { Studio } from './studio.ts'

export interface SavingOptions {
  readonly designs: DeviceDesigns
  /** Opens a design for the device alone, unless it is connected. */
  open(garment: GarmentPlugin, id: string, more?: Partial<OpenDesignOptions>): Promise<OpenDesign>
  connect(garment: GarmentPlugin, id: string): NonNullable<OpenDesignOptions['connect']>
  beginDesign(): string
  now(): number
}

export type DesignSaving = Pick<Studio, 'saveCopy' | 'saveLog' | 'renameDesign' | 'sendDesign' | 'deleteDesign'>

/** What is done to designs of this device that are not on the screen. */
export function saveDesigns({ designs, open, connect, beginDesign, now }: SavingOptions): DesignSaving {
  return {
    async saveCopy(garment, document) {
      const copy = await open(garment, beginDesign(), { copyOf: document })
      const kept = copy.engine.sync.saved.current()
      copy.close()
      if (kept.kind === 'failed') throw new Error(`The copy was not kept: ${kept.reason}.`)
      return copy.id
    },
    async saveLog(update) {
      const id = beginDesign()
      const store = indexedDbStore(storeOf(id))
      await store.append(update)
      store.close()
      return id
    },
    async renameDesign(garment, id, name) {
      const design = await open(garment, id)
      const outcome = design.engine.dispatch(setName.of({ name }))
      await design.engine.sync.retrySaving()
      const { name: kept } = design.engine.document.current().design
      design.close()
      if (outcome.kind === 'applied') designs.note({ id, garment: garment.slug, name: kept, at: now() })
      return outcome
    },
    async sendDesign(garment, id) {
      const design = await open(garment, id, { connect: connect(garment, id) })
      const isThere = await waitForServer(design.connection, design.engine.sync.unacknowledged)
      const state = design.connection.state.current()
      design.close()
      return isThere ? null : state.kind === 'refused' ? state.code : 'unreachable'
    },
    async deleteDesign(id) {
      designs.forget(id)
      await deleteStored(storeOf(id))
    },
  }
}
