import {
  type Artwork,
  type ArtworkView,
  type AuthorId,
  baseSize,
  type Colour,
  createArtwork,
  createEngine,
  createState,
  type DesignDocument,
  type DrawingResources,
  type Engine,
  type GarmentPlugin,
  type Loss,
  letteringOf,
  type PluginError,
  type State,
  type ToolPlugin,
  type Transport,
  type UpdateStore,
  type WritableState,
} from '../../engine/index.ts'
import type { KeptTexts } from '../device/keptTexts.ts'
import type { KitCamera } from '../viewer/kitCamera.ts'
import { type Images, withImages } from './images/createImages.ts'
import { assetsOf } from './images/designImages.ts'
import { createKitImages, type KitImages } from './kits/createKitImages.ts'
import type { Lettering } from './lettering/createLettering.ts'
import type { FontSources } from './lettering/fontShelf.ts'
import { localConnection, type ServerConnection } from './live/serverConnection.ts'
import { type Lock, lockEngine, lockOf, type ReviewStatus, type Tried } from './lockEngine.ts'
import type { PatternTiles } from './patterns/patternTiles.ts'

/** A design on the screen, with all that follows from it. */
export interface OpenDesign {
  readonly id: string
  readonly garment: GarmentPlugin
  readonly tools: readonly ToolPlugin[]
  readonly engine: Engine
  /** How it stands with the server. */
  readonly connection: ServerConnection
  /** The status of its review by the shop; `null` where no server says so. What it keeps from changing, the engine refuses. */
  readonly review: WritableState<ReviewStatus | null>
  /** Whether the server is yet to tell the status of its review: what is done until then waits. */
  readonly isReviewUnknown: WritableState<boolean>
  /** What was refused last because of the review. */
  readonly tried: State<Tried | null>
  readonly artwork: Artwork
  readonly resources: State<DrawingResources>
  /** The faces that the design is drawn with. */
  readonly lettering: Lettering
  /** Faces that somebody looks at to choose one. The design is not drawn with them: it falls back to its own alone. */
  readonly fontSamples: Lettering
  /** What the fonts to choose from are brought with. */
  readonly fonts: FontSources
  /** Looks of texts that this device keeps. */
  readonly styles: KeptTexts
  /** Images of whole kits, of this design or another. */
  readonly kits: KitImages
  readonly images: Images
  readonly patterns: PatternTiles | null
  /** Version, player and size that the stage shows. */
  readonly view: WritableState<ArtworkView>
  /** Takes the colour of the cloth that somebody presses next; `null` while a press selects. */
  readonly eyedropper: WritableState<ColourTaker | null>
  /** What could not be read back from this device. */
  readonly loss: Loss | null
  /** At most one for each tool: a tool that failed is switched off until the page is opened again. */
  readonly pluginErrors: State<readonly PluginError[]>
  report(error: PluginError): void
  /** For a layer or a player that is to be added. */
  newId(): string
  /** How an author is called by those who know; `null` for others. */
  readonly nameOf: ((author: AuthorId) => string | null) | undefined
  close(): void
}

/** Takes the colour of the cloth that somebody pressed. */
export type ColourTaker = (colour: Colour) => void

export interface OpenDesignOptions {
  readonly id: string
  readonly garment: GarmentPlugin
  readonly tools: readonly ToolPlugin[]
  readonly author: AuthorId
  readonly lettering: Lettering
  readonly fontSamples: Lettering
  readonly fonts: FontSources
  readonly styles: KeptTexts
  readonly images: Images
  /** Without it a design shows the patterns of the book alone. */
  readonly patterns?: PatternTiles
  readonly store: UpdateStore
  readonly transports: readonly Transport[]
  /** Connects the design to the server; without it, it stays on this device. */
  connect?(engine: Engine): ServerConnection
  /** Takes small images of kits; `null` where nothing can be drawn in 3D. */
  openCamera(): Promise<KitCamera | null>
  /** Resolves when the page has had time for other things. */
  rest(): Promise<void>
  /** What a new design starts as, when it is a copy. */
  readonly copyOf?: DesignDocument
  newClient(): number
  now(): number
  newId(): string
  nameOf?(author: AuthorId): string | null
  /** Keeps the design's presence alive; returns how to stop. */
  beat(engine: Engine): () => void
}

/** What the stage shows when a design is opened. */
export const firstView: ArtworkView = { version: 'player', player: null, size: baseSize }

/** Opens a design as the device has it, and ties it to the other pages that show it. */
export async function openDesign(options: OpenDesignOptions): Promise<OpenDesign> {
  const { id, garment, tools, lettering, fontSamples, fonts, styles, images } = options
  const pluginErrors = createState<readonly PluginError[]>([])
  const report = (error: PluginError): void => {
    const known = pluginErrors.current().some(({ plugin }) => plugin === error.plugin)
    if (!known) pluginErrors.set([...pluginErrors.current(), error])
  }
  const { engine, ...reviewed } = reviewedEngine(createEngine({ ...options, name: '', onPluginError: report }))
  const loss = await engine.sync.keep(options.store)
  for (const transport of options.transports) engine.sync.join(transport)
  const connection = options.connect?.(engine) ?? localConnection
  const stopBeating = options.beat(engine)
  const resources = withImages(lettering.resources, images.arrived, options.patterns?.tileOf)
  const artwork = createArtwork({ shown: engine.shown, garment, tools, resources, onPluginError: report })
  const kits = kitsOf(options, resources)
  const following = followNeeds(engine, options)
  return {
    id,
    garment,
    tools,
    engine,
    connection,
    ...reviewed,
    artwork,
    resources,
    lettering,
    fontSamples,
    fonts,
    styles,
    kits,
    images,
    patterns: options.patterns ?? null,
    loss,
    pluginErrors,
    report,
    newId: options.newId,
    nameOf: options.nameOf,
    view: createState(firstView),
    eyedropper: createState<ColourTaker | null>(null),
    close() {
      following.unsubscribe()
      stopBeating()
      connection.close()
      kits.close()
      images.close()
      engine.dispose()
    },
  }
}

/** The engine as its design's review lets it be changed, and what says so. */
function reviewedEngine(engine: Engine): Pick<OpenDesign, 'engine' | 'review' | 'isReviewUnknown' | 'tried'> {
  const review = createState<ReviewStatus | null>(null)
  const isReviewUnknown = createState(false)
  const tried = createState<Tried | null>(null)
  const lock = createState<Lock>(null)
  const relock = () => lock.set(isReviewUnknown.current() ? 'review-unknown' : lockOf(review.current()))
  review.changes$.subscribe(relock)
  isReviewUnknown.changes$.subscribe(relock)
  return {
    engine: lockEngine(engine, { lock, tried: retry => tried.set({ retry }) }),
    review,
    isReviewUnknown,
    tried,
  }
}

function kitsOf(
  { tools, lettering, images, patterns, openCamera, rest }: OpenDesignOptions,
  resources: State<DrawingResources>,
): KitImages {
  return createKitImages({
    tools,
    resources,
    openCamera,
    rest,
    async bring(document) {
      const { come, release } = images.hold(assetsOf(document))
      await Promise.all([come, lettering.need(letteringOf(document)), patterns?.need(document)])
      return release
    },
    imageOf: asset => images.arrived.current().get(asset)?.bitmap ?? null,
  })
}

/** Brings the faces and images that the design uses, now and as it changes. */
function followNeeds({ shown, document }: Engine, { lettering, images, patterns }: OpenDesignOptions) {
  const bringWhatIsUsed = () => {
    void lettering.need(letteringOf(shown.current()))
    void patterns?.need(shown.current())
    images.need([...assetsOf(shown.current()), ...assetsOf(document.current())])
  }
  bringWhatIsUsed()
  return shown.changes$.subscribe(bringWhatIsUsed)
}
