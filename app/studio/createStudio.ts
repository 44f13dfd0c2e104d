import {
  broadcastChannelTransport,
  deleteStored,
  indexedDbStore,
  keepBeating,
  newClient,
  takeAuthorSlot,
} from '../../engine/browser/index.ts'
import type { GarmentPlugin } from '../../engine/index.ts'
import { setName, tools } from '../../plugins/index.ts'
import type { DeviceMemory } from '../device/deviceMemory.ts'
import { addStudioWords } from './addStudioWords.ts'
import { begunDesigns, deviceDesigns, keptLinks, storeOf } from './designs/deviceDesigns.ts'
import { openKitCamera, openKitWall } from './kits/kitRenderer.ts'
import { openExhibit } from './kits/readOnlyDesign.ts'
import { createLettering } from './lettering/createLettering.ts'
import { bringPicture } from './live/bringPicture.ts'
import { firstContent } from './live/firstContent.ts'
import { sentPictures } from './live/sentPictures.ts'
import { tieToServer } from './live/tieToServer.ts'
import { waitForServer } from './live/waitForServer.ts'
import { type OpenDesign, type OpenDesignOptions, openDesign } from './openDesign.ts'
import { createPictures } from './pictures/createPictures.ts'
import { pictureStore } from './pictures/designPictures.ts'
import { createPictureDecoder } from './pictures/pictureDecoder.ts'
import type { Studio, StudioCommons, StudioSurroundings } from './studio.ts'
import { beginThumbnail } from './thumbnail.ts'

/** Makes what designs are worked on with, and brings its words to those of the page. */
export function createStudio(commons: StudioCommons, given: StudioSurroundings): Studio {
  const { memory, words, toasts, ask, api, newId, now } = commons
  const { faceAddresses, rest } = given
  addStudioWords(words)
  const lettering = createLettering({ addresses: faceAddresses, fetch: commons.fetch })
  const fontSamples = createLettering({ addresses: faceAddresses, fetch: commons.fetch })
  // Browsers give a page only a handful of drawing contexts: one takes all small pictures.
  let camera: ReturnType<typeof openKitCamera> | null = null
  const openCamera = () => {
    camera ??= openKitCamera()
    return camera
  }
  // One for the page's life: every design that it opens is opened by the same author. A sandboxed page may not lock.
  const person = personOf(memory, newId)
  const slot = takeAuthorSlot(person, given.locks).catch(() => takeAuthorSlot(person, undefined))
  const store = pictureStore()
  const decoder = createPictureDecoder(given.startPictureWorker)
  const designs = deviceDesigns(memory)
  const begun = begunDesigns(memory)
  const links = keptLinks(memory)
  const joinServer = tieToServer({
    ...{ api, links, store, openSocket: given.openSocket },
    sent: sentPictures(memory),
    pictureStays: () => toasts.show({ key: 'picture-sent', severity: 'warn', text: words.t('line.pictureStays') }),
  })
  const open = async (
    garment: GarmentPlugin,
    id: string,
    more: Pick<OpenDesignOptions, 'copyOf' | 'joinServer'> = {},
  ): Promise<OpenDesign> => {
    const name = storeOf(id)
    return openDesign({
      ...{ id, garment, tools, lettering, fontSamples, newClient, newId, now, openCamera, rest },
      ...more,
      author: (await slot).author,
      pictures: createPictures({ store, decoder }),
      store: indexedDbStore(name),
      transports: [broadcastChannelTransport(name)],
      beat: engine => keepBeating(engine.sync),
    })
  }
  const beginDesign = (): string => begun.add(newId())
  return {
    ...{ lettering, designs, links, faceAddresses, beginDesign },
    async openDesign(garment, id, isOnServer = async () => false) {
      const design = await open(garment, id, { joinServer: joinServer(garment, id) })
      const isStrange = design.engine.timeline.log().entries().length === 0 && !begun.has(id)
      await firstContent(design.engine, design.line, isStrange && (await isOnServer()))
      const thumbnail = beginThumbnail(design, ask, memory)
      return {
        ...design,
        close() {
          const last = thumbnail.end()
          if (last === null) design.close()
          else void last.finally(design.close)
        },
      }
    },
    exhibit: (garment, document) =>
      openExhibit({
        ...{ garment, document, tools, lettering, store, api, rest },
        pictures: createPictures({ store, decoder }),
      }),
    openWall: () =>
      openKitWall({
        ...{ tools, lettering, openCamera, rest },
        pictures: createPictures({ store, decoder }),
        bringPicture: asset => bringPicture(asset, { store, api }),
      }),
    async keepCopy(garment, document) {
      const copy = await open(garment, beginDesign(), { copyOf: document })
      // What a design starts as was there before its store was.
      await copy.engine.sync.retrySaving()
      copy.close()
      return copy.id
    },
    async keepLog(update) {
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
      const design = await open(garment, id, { joinServer: joinServer(garment, id) })
      const isThere = await waitForServer(design.line, design.engine.sync.unacknowledged)
      const state = design.line.state.current()
      design.close()
      return isThere ? null : state.kind === 'refused' ? state.code : 'unreachable'
    },
    async deleteDesign(id) {
      designs.forget(id)
      await deleteStored(storeOf(id))
    },
  }
}

/** Whoever uses this browser, until there are accounts. */
function personOf(memory: DeviceMemory, newId: () => string): string {
  const known = memory.read('kitloom-person')
  if (known) return known
  const person = newId()
  memory.write('kitloom-person', person)
  return person
}
