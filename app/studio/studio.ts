import type { DesignDocument, GarmentPlugin, Outcome, State } from '../../engine/index.ts'
import type { Services } from '../session/services.ts'
import type { DeviceDesigns, SavedLinks } from './designs/deviceDesigns.ts'
import type { EmbeddedEditor } from './embedding/embeddedEditor.ts'
import type { KitRenderer } from './kits/kitRenderer.ts'
import type { ReadOnlyDesign } from './kits/readOnlyDesign.ts'
import type { Lettering } from './lettering/createLettering.ts'
import type { FindFaceFiles } from './lettering/faceFiles.ts'
import type { LocalFonts } from './lettering/fontShelf.ts'
import type { OpenDesign, OpenDesignOptions } from './openDesign.ts'

/** What designs are opened, drawn and kept with. Fetched when somebody designs, and made once. */
export interface Studio {
  readonly lettering: Lettering
  /** What this device keeps. */
  readonly designs: DeviceDesigns
  readonly links: SavedLinks
  /** The page round the frame that the editor stands in; `null` where there is none. */
  readonly host: State<EmbeddedEditor | null>
  /** The garment that is designed at `/design/<slug>`, with its words; `null` for one that this build does not have. */
  fetchGarment(slug: string): Promise<GarmentPlugin | null>
  /** The id of a new design. This device knows that no server has it. */
  beginDesign(): string
  /**
   * Opens a design of this device, tied to the server. Where this device has nothing of it and has not begun it either,
   * `isOnServer` is asked, and what the server has is brought first.
   */
  openDesign(garment: GarmentPlugin, id: string, isOnServer?: () => Promise<boolean>): Promise<OpenDesign>
  /** Opens a design with other means than those of this device: another store, another author. */
  openWith(garment: GarmentPlugin, id: string, means: Partial<OpenDesignOptions>): Promise<OpenDesign>
  /** Shows a document that is no design of this device. */
  openReadOnly(garment: GarmentPlugin, document: DesignDocument): ReadOnlyDesign
  /** Takes images of kits that are no designs. */
  openKitRenderer(): KitRenderer
  /** Keeps a document on this device as a design of its own; gives its id. */
  saveCopy(garment: GarmentPlugin, document: DesignDocument): Promise<string>
  /** Keeps a whole log on this device as a design of its own; gives its id. Throws what the store throws. */
  saveLog(update: Uint8Array): Promise<string>
  /** Names a design of this device that is not open here. */
  renameDesign(garment: GarmentPlugin, id: string, name: string): Promise<Outcome>
  /**
   * Brings a design of this device to the server, as the signed-in person. Gives the code of a refusal, or
   * `unreachable`; `null` when it is there.
   */
  sendDesign(garment: GarmentPlugin, id: string): Promise<string | null>
  /** Deletes a design from this device. */
  deleteDesign(id: string): Promise<void>
}

/** Of the services of every screen, what the studio works with. */
export type StudioCommons = Pick<
  Services,
  | 'memory'
  | 'words'
  | 'toasts'
  | 'client'
  | 'publicClient'
  | 'language'
  | 'theme'
  | 'fetch'
  | 'withTenant'
  | 'newId'
  | 'now'
>

/** What the browser gives to the studio, so that a test can give less. */
export interface StudioSurroundings {
  readonly locks: LockManager | undefined
  readonly findFaceFiles: FindFaceFiles
  /** Where files are kept that never change; `undefined` where the browser keeps none. */
  readonly caches: CacheStorage | undefined
  readonly localFonts: LocalFonts | undefined
  startImageWorker(): Worker
  /** To the live rooms of the server. */
  openSocket(): WebSocket
  /** The page round the frame, if there is one. Never rejects. */
  talkToHost(): Promise<EmbeddedEditor | null>
  /** Resolves when the page has had time for other things. */
  rest(): Promise<void>
}
