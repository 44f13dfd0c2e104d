import {
  type Artwork,
  type ArtworkView,
  type AuthorId,
  baseSize,
  createArtwork,
  createEngine,
  createState,
  type DesignDocument,
  type DrawingResources,
  type Engine,
  type GarmentPlugin,
  type Loss,
  type PluginFault,
  type State,
  type ToolPlugin,
  type Transport,
  type UpdateStore,
  type WritableState,
} from '../../engine/index.ts'
import type { KitCamera } from '../viewer/kitCamera.ts'
import { createKitPictures, type KitPictures } from './kits/createKitPictures.ts'
import { facesOf, type Lettering } from './lettering/createLettering.ts'
import { apartLine } from './live/apartLine.ts'
import type { ServerLine } from './live/createServerLine.ts'
import { type Lock, lockEngine, lockOf, type Standing, type Tried } from './lockEngine.ts'
import { type Pictures, withPictures } from './pictures/createPictures.ts'
import { assetsOf } from './pictures/designPictures.ts'

/** A design on the screen, with all that follows from it. */
export interface OpenDesign {
  readonly id: string
  readonly garment: GarmentPlugin
  readonly tools: readonly ToolPlugin[]
  readonly engine: Engine
  /** How it stands with the server. */
  readonly line: ServerLine
  /** How it stands with the shop; `null` where no server says so. What it keeps from changing, the engine refuses. */
  readonly standing: WritableState<Standing | null>
  /** Whether the standing is yet to be told: what is done until then waits. */
  readonly standingComes: WritableState<boolean>
  /** What was refused last because of the standing. */
  readonly tried: State<Tried | null>
  readonly artwork: Artwork
  readonly resources: State<DrawingResources>
  /** Faces that somebody looks at to choose one. The design is not drawn with them: it falls back to its own alone. */
  readonly fontSamples: Lettering
  /** Pictures of whole kits, of this design or another. */
  readonly kits: KitPictures
  readonly pictures: Pictures
  /** Version, player and size that the stage shows. */
  readonly view: WritableState<ArtworkView>
  /** What could not be read back from this device. */
  readonly loss: Loss | null
  /** At most one for each tool: a tool that failed is switched off until the page is opened again. */
  readonly faults: State<readonly PluginFault[]>
  report(fault: PluginFault): void
  /** For a layer or a player that is to be added. */
  newId(): string
  close(): void
}

export interface OpenDesignOptions {
  readonly id: string
  readonly garment: GarmentPlugin
  readonly tools: readonly ToolPlugin[]
  readonly author: AuthorId
  readonly lettering: Lettering
  readonly fontSamples: Lettering
  readonly pictures: Pictures
  readonly store: UpdateStore
  readonly transports: readonly Transport[]
  /** Ties the design to the server; without it, it stays on this device. */
  joinServer?(engine: Engine): ServerLine
  /** Takes small pictures of kits; `null` where nothing can be drawn in 3D. */
  openCamera(): Promise<KitCamera | null>
  /** Resolves when the page has had time for other things. */
  rest(): Promise<void>
  /** What a new design starts as, when it is a copy. */
  readonly copyOf?: DesignDocument
  newClient(): number
  now(): number
  newId(): string
  /** Keeps the design's presence alive; returns how to stop. */
  beat(engine: Engine): () => void
}

/** Opens a design as the device has it, and ties it to the other pages that show it. */
export async function openDesign(options: OpenDesignOptions): Promise<OpenDesign> {
  const { id, garment, tools, lettering, fontSamples, pictures } = options
  const faults = createState<readonly PluginFault[]>([])
  const report = (fault: PluginFault): void => {
    const known = faults.current().some(({ plugin }) => plugin === fault.plugin)
    if (!known) faults.set([...faults.current(), fault])
  }
  const standing = createState<Standing | null>(null)
  const standingComes = createState(false)
  const tried = createState<Tried | null>(null)
  const lock = createState<Lock>(null)
  const relock = () => lock.set(standingComes.current() ? 'standing-unknown' : lockOf(standing.current()))
  standing.changes$.subscribe(relock)
  standingComes.changes$.subscribe(relock)
  const engine = lockEngine(createEngine({ ...options, name: '', onFault: report }), {
    lock,
    tried: again => tried.set({ again }),
  })
  const loss = await engine.sync.keep(options.store)
  for (const transport of options.transports) engine.sync.join(transport)
  const line = options.joinServer?.(engine) ?? apartLine
  const stopBeating = options.beat(engine)
  const resources = withPictures(lettering.resources, pictures.arrived)
  const artwork = createArtwork({ shown: engine.shown, garment, tools, resources, onFault: report })
  const kits = createKitPictures({
    ...{ tools, resources, openCamera: options.openCamera, rest: options.rest },
    async bring(document) {
      const { come, release } = pictures.hold(assetsOf(document))
      await Promise.all([come, lettering.need(facesOf(document))])
      return release
    },
    pictureOf: asset => pictures.arrived.current().get(asset)?.bitmap ?? null,
  })
  const bringWhatIsUsed = () => {
    void lettering.need(facesOf(engine.shown.current()))
    pictures.need([...assetsOf(engine.shown.current()), ...assetsOf(engine.document.current())])
  }
  bringWhatIsUsed()
  const following = engine.shown.changes$.subscribe(bringWhatIsUsed)
  return {
    ...{
      id,
      garment,
      tools,
      engine,
      line,
      standing,
      standingComes,
      tried,
      artwork,
      resources,
      fontSamples,
      kits,
      pictures,
    },
    ...{ loss, faults, report },
    newId: options.newId,
    view: createState<ArtworkView>({ version: 'player', player: null, size: baseSize }),
    close() {
      following.unsubscribe()
      stopBeating()
      line.close()
      kits.close()
      pictures.close()
      engine.dispose()
    },
  }
}
