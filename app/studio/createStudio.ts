import {
  broadcastChannelTransport,
  indexedDbStore,
  keepBeating,
  newClient,
  takeAuthorSlot,
} from '../../engine/browser/index.ts'
import { createState } from '../../engine/index.ts'
import { tools } from '../../plugins/index.ts'
import type { DeviceMemory } from '../device/deviceMemory.ts'
import { fontShelfName, keptForever } from '../device/keptResponses.ts'
import { keptTexts } from '../device/keptTexts.ts'
import { begunDesigns, deviceDesigns, savedLinks, storeOf } from './designs/deviceDesigns.ts'
import { followDocument, keepDocument } from './designs/keptDocument.ts'
import type { EmbeddedEditor } from './embedding/embeddedEditor.ts'
import { fetchWordedGarment } from './garmentWords.ts'
import { createImages } from './images/createImages.ts'
import { imageStore } from './images/designImages.ts'
import { createImageDecoder } from './images/imageDecoder.ts'
import { openKitCamera, openKitRenderer } from './kits/kitRenderer.ts'
import { openReadOnlyDesign } from './kits/readOnlyDesign.ts'
import { createLettering } from './lettering/createLettering.ts'
import { findFonts } from './lettering/findFonts.ts'
import { connectDesigns, firstContent } from './live/connectDesign.ts'
import { bringImage, sentImages } from './live/exchangeImages.ts'
import { unsentImagesMessage } from './live/unsentImagesMessage.ts'
import { type OpenDesign, openDesign } from './openDesign.ts'
import { createPatternTiles } from './patterns/patternTiles.ts'
import { type SavingOptions, saveDesigns } from './saveDesigns.ts'
import type { Studio, StudioCommons, StudioSurroundings } from './studio.ts'
import { beginThumbnail } from './thumbnail.ts'

/** Makes what designs are worked on with. */
export function createStudio(commons: StudioCommons, given: StudioSurroundings): Studio {
  const { memory, words, toasts, client, fetch, newId, now } = commons
  const { rest } = given
  const drawing = drawingMeans(commons, given)
  const { lettering, patterns, store, openImages, openCamera } = drawing
  const designs = deviceDesigns(memory)
  const begun = begunDesigns(memory)
  const links = savedLinks(memory)
  const beginDesign = (): string => begun.add(newId())
  const connect = connectDesigns({
    client,
    fetch,
    links,
    store,
    openSocket: given.openSocket,
    sent: sentImages(memory),
    imageStays: () => toasts.show({ key: 'image-sent', severity: 'warn', text: words.t('line.imageStays') }),
    imagesUnsent: unsentImagesMessage(commons),
  })
  const host = createState<EmbeddedEditor | null>(null)
  void given.talkToHost().then(host.set, () => {})
  const open = designOpener(commons, given, drawing)
  return {
    lettering,
    host,
    designs,
    links,
    beginDesign,
    fetchGarment: slug => fetchWordedGarment(words, slug),
    async openDesign(garment, id, isOnServer = async () => false) {
      const design = await open(garment, id, { connect: connect(garment, id) })
      const isStrange = design.engine.timeline.log().entries().length === 0 && !begun.has(id)
      await firstContent(design.engine, design.connection, isStrange && (await isOnServer()))
      const thumbnail = beginThumbnail(design, client, memory)
      const stopKeeping = followDocument({
        document: design.engine.document,
        page: document,
        keep: shown => keepDocument(memory, id, { garment: garment.slug, document: shown }),
      })
      return {
        ...design,
        close() {
          stopKeeping()
          const last = thumbnail.end()
          if (last === null) design.close()
          else void last.finally(design.close)
        },
      }
    },
    openWith: open,
    openReadOnly: (garment, document) =>
      openReadOnlyDesign({ garment, document, tools, lettering, patterns, images: openImages(), store, fetch, rest }),
    openKitRenderer: () =>
      openKitRenderer({
        tools,
        lettering,
        patterns,
        images: openImages(),
        bringImage: asset => bringImage(asset, { store, fetch }),
        openCamera,
        rest,
      }),
    ...saveDesigns({ designs, open, connect, beginDesign, now }),
  }
}

type DrawingMeans = ReturnType<typeof drawingMeans>

/** What every design of the page is drawn with. */
function drawingMeans(commons: StudioCommons, given: StudioSurroundings) {
  const { client, memory } = commons
  const faces = {
    findFaceFiles: findFonts({ ofBook: given.findFaceFiles, client, memory }),
    fetch: keptForever(given.caches, fontShelfName, commons.fetch),
  }
  const store = imageStore()
  const decoder = createImageDecoder(given.startImageWorker)
  // Browsers give a page only a handful of drawing contexts: one takes all small images.
  let camera: ReturnType<typeof openKitCamera> | null = null
  return {
    lettering: createLettering(faces),
    fontSamples: createLettering(faces),
    patterns: createPatternTiles({ fetch: commons.fetch }),
    fonts: { client, memory, localFonts: given.localFonts },
    styles: keptTexts(memory, 'kitloom-text-styles'),
    store,
    openImages: () => createImages({ store, decoder }),
    openCamera() {
      camera ??= openKitCamera()
      return camera
    },
  }
}

/** Opens designs of this device, all of them by one author. */
function designOpener(
  { memory, newId, now }: StudioCommons,
  { locks, rest }: StudioSurroundings,
  { lettering, fontSamples, patterns, fonts, styles, openImages, openCamera }: DrawingMeans,
): SavingOptions['open'] {
  // One slot for the page's life. A sandboxed page may not lock.
  const person = personOf(memory, newId)
  const slot = takeAuthorSlot(person, locks).catch(() => takeAuthorSlot(person, undefined))
  return async (garment, id, more = {}): Promise<OpenDesign> => {
    const name = storeOf(id)
    return openDesign({
      id,
      garment,
      tools,
      lettering,
      fontSamples,
      patterns,
      fonts,
      styles,
      newClient,
      newId,
      now,
      openCamera,
      rest,
      author: (await slot).author,
      images: openImages(),
      store: indexedDbStore(name),
      transports: [broadcastChannelTransport(name)],
      beat: engine => keepBeating(engine.sync),
      ...more,
    })
  }
}

/** Names the person who uses this browser: a random id that it remembers. */
function personOf(memory: DeviceMemory, newId: () => string): string {
  const known = memory.read('kitloom-person')
  if (known) return known
  const person = newId()
  memory.write('kitloom-person', person)
  return person
}
