import type { i18n } from 'i18next'
import {
  broadcastChannelTransport,
  deleteStored,
  indexedDbStore,
  keepBeating,
  newClient,
  takeAuthorSlot,
} from '../engine/browser/index.ts'
import { type DesignDocument, derive, type GarmentPlugin, type WritableState } from '../engine/index.ts'
import { tools } from '../plugins/index.ts'
import { type DeviceMemory, deviceMemory } from './device/deviceMemory.ts'
import { rememberedState } from './device/rememberedState.ts'
import { type DeviceDesigns, deviceDesigns } from './editor/designs/deviceDesigns.ts'
import { type OpenDesign, openDesign } from './editor/openDesign.ts'
import { createI18n } from './i18n/createI18n.ts'
import { type Language, languageCodes, languages } from './i18n/languages.ts'
import { openKitCamera } from './kits/openKitCamera.ts'
import { createLettering, type Lettering } from './lettering/createLettering.ts'
import { createPictures } from './pictures/createPictures.ts'
import { createWorkshop } from './pictures/createWorkshop.ts'
import { pictureStore } from './pictures/pictureStore.ts'
import { dressPage, type Theme, themes } from './shell/theme.ts'
import { createToasts, type Toasts } from './shell/toasts/createToasts.ts'

/** What the screens work with, made once. */
export interface Services {
  readonly memory: DeviceMemory
  readonly language: WritableState<Language>
  readonly theme: WritableState<Theme>
  readonly words: i18n
  readonly toasts: Toasts
  readonly lettering: Lettering
  /** What this device keeps. */
  readonly designs: DeviceDesigns
  /** Where the files of the lettering faces are, by the id of the face. */
  readonly faceAddresses: Readonly<Record<string, string>>
  newId(): string
  now(): number
  openDesign(garment: GarmentPlugin, id: string): Promise<OpenDesign>
  /** Keeps a document on this device as a design of its own; gives its id. */
  keepCopy(garment: GarmentPlugin, document: DesignDocument): Promise<string>
  /** Keeps a whole log on this device as a design of its own; gives its id. Throws what the store throws. */
  keepLog(update: Uint8Array): Promise<string>
  /** Deletes a design from this device. */
  deleteDesign(id: string): Promise<void>
}

/** What the browser gives, so that a test can give less. */
export interface Surroundings {
  readonly page: HTMLElement
  readonly locks: LockManager | undefined
  readonly faceAddresses: Readonly<Record<string, string>>
  storage(): Storage
  startPictureWorker(): Worker
  fetch(address: string): Promise<Response>
  newId(): string
  now(): number
  /** Resolves when the page has had time for other things. */
  rest(): Promise<void>
}

export function createServices(given: Surroundings): Services {
  const { newId, now } = given
  const memory = deviceMemory(given.storage)
  const language = rememberedState(memory, { name: 'lang', values: languageCodes, initial: 'kh' })
  const theme = rememberedState(memory, { name: 'theme', values: themes, initial: 'light' })
  const html = derive(language, code => languages[code].html)
  dressPage(given.page, theme, html)
  const lettering = createLettering({ addresses: given.faceAddresses, fetch: given.fetch })
  const fontSamples = createLettering({ addresses: given.faceAddresses, fetch: given.fetch })
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
  const workshop = createWorkshop(given.startPictureWorker)
  const open = async (garment: GarmentPlugin, id: string, copyOf?: DesignDocument): Promise<OpenDesign> => {
    const name = storeOf(id)
    return openDesign({
      ...{ id, garment, tools, lettering, fontSamples, newClient, newId, now, openCamera },
      ...(copyOf ? { copyOf } : {}),
      rest: given.rest,
      author: (await slot).author,
      pictures: createPictures({ store, workshop }),
      store: indexedDbStore(name),
      transports: [broadcastChannelTransport(name)],
      beat: engine => keepBeating(engine.sync),
    })
  }
  return {
    ...{ memory, language, theme, lettering, newId, now, faceAddresses: given.faceAddresses },
    words: createI18n(language),
    toasts: createToasts(),
    designs: deviceDesigns(memory),
    openDesign: (garment, id) => open(garment, id),
    async keepCopy(garment, document) {
      const copy = await open(garment, newId(), document)
      // What a design starts as was there before its store was.
      await copy.engine.sync.retrySaving()
      copy.close()
      return copy.id
    },
    async keepLog(update) {
      const id = newId()
      const store = indexedDbStore(storeOf(id))
      await store.append(update)
      store.close()
      return id
    },
    async deleteDesign(id) {
      deviceDesigns(memory).forget(id)
      await deleteStored(storeOf(id))
    },
  }
}

const storeOf = (design: string): string => `kitloom-design:${design}`

/** Whoever uses this browser, until there are accounts. */
function personOf(memory: DeviceMemory, newId: () => string): string {
  const known = memory.read('kitloom-person')
  if (known) return known
  const person = newId()
  memory.write('kitloom-person', person)
  return person
}
