import { type AssetId, composePanels, sheetToSvg, shownFabric } from '../../../engine/index.ts'
import { hasWebGl } from '../../device/graphics.ts'
import type { KitShot, TurntableCamera } from '../../viewer/kitCamera.ts'
import type { StageView } from '../../viewer/orbit.ts'
import { assetsOf } from '../images/designImages.ts'
import { shownModels } from '../kits/shownModels.ts'
import type { OpenDesign } from '../openDesign.ts'
import { recordTurntable } from './turntable.ts'
import { openVideoWriter, type VideoWriter } from './videoWriter.ts'

/** `room` is a model that is shown in the room around a phone. */
export type FileKind = 'png' | 'video' | 'gif' | 'glb' | 'usdz' | 'room' | 'svg'

export interface FileWish {
  readonly kind: FileKind
  /** Of a picture: from where, and the pixels of its longer side. */
  readonly side: StageView
  readonly pixels: number
}

export interface MadeFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Behind the dot of its name. */
  readonly ending: string
  readonly type: string
}

/** Why no file was made: the browser can’t encode video or draw in 3D, the person canceled, or it failed. */
export type NoFile = 'no-encoder' | 'no-3d' | 'canceled' | 'failed'

interface MakingOptions {
  readonly signal: AbortSignal
  onProgress(done: number, all: number): void
}

type Design = Pick<OpenDesign, 'engine' | 'artwork' | 'garment' | 'images' | 'view' | 'tools' | 'resources'>

/** Makes a file of the design as the stage shows it. Never rejects. */
export async function makeFile(design: Design, wish: FileWish, options: MakingOptions): Promise<MadeFile | NoFile> {
  try {
    if (wish.kind === 'svg') return svgFile(await flatSvg(design))
    if (!hasWebGl()) return 'no-3d'
    const { createKitCamera } = await import('../../viewer/kitCamera.ts')
    const camera = createKitCamera()
    try {
      return await madeWith(camera, design, wish, options)
    } finally {
      camera.dispose()
    }
  } catch {
    return options.signal.aborted ? 'canceled' : 'failed'
  }
}

async function madeWith(
  camera: TurntableCamera,
  design: Design,
  wish: FileWish,
  options: MakingOptions,
): Promise<MadeFile | NoFile> {
  const { kind, side, pixels } = wish
  if (kind === 'video' || kind === 'gif') return recordVideo(camera, design, kind, options)
  if (kind === 'glb' || kind === 'usdz' || kind === 'room') {
    const ending = kind === 'usdz' ? 'usdz' : 'glb'
    const { exportModel } = await import('../../viewer/exportModel.ts')
    const shot = shotOf(design, { side, width: 64, height: 64 })
    const bytes = await camera.dressed({ ...shot, density: 1.4 }, pieces => exportModel(pieces, ending))
    return options.signal.aborted ? 'canceled' : { bytes, ending, type: modelTypes[ending] }
  }
  const shot = shotOf(design, { side, width: Math.round(pixels * 0.8), height: pixels })
  const image = await camera.shoot({ ...shot, density: 2.8 })
  if (options.signal.aborted) return 'canceled'
  return { bytes: new Uint8Array(await image.arrayBuffer()), ending: 'png', type: 'image/png' }
}

const modelTypes = { glb: 'model/gltf-binary', usdz: 'model/vnd.usdz+zip' } as const

const videos = {
  video: { width: 1080, height: 1350, imagesPerSecond: 24, images: 120 },
  gif: { width: 480, height: 600, imagesPerSecond: 12.5, images: 40 },
} as const

async function recordVideo(
  camera: TurntableCamera,
  design: Design,
  kind: 'video' | 'gif',
  options: MakingOptions,
): Promise<MadeFile | NoFile> {
  const writer = await writers[kind]()
  if (!writer) return 'no-encoder'
  const shot = { ...shotOf(design, { side: 'front', ...videos[kind] }), density: 1.4 as const }
  const bytes = await recordTurntable(camera, writer, {
    shot,
    images: videos[kind].images,
    ground: '#ffffff',
    ...options,
  })
  return bytes ? { bytes, ending: writer.ending, type: writer.type } : 'canceled'
}

const writers: Readonly<Record<'video' | 'gif', () => Promise<VideoWriter | null>>> = {
  video: () => openVideoWriter(videos.video),
  async gif() {
    const { openGifWriter } = await import('./gifWriter.ts')
    const startWorker = () => new Worker(new URL('./gifWorker.ts', import.meta.url), { type: 'module' })
    return openGifWriter({ ...videos.gif, startWorker })
  },
}

interface Framed {
  readonly side: StageView
  readonly width: number
  readonly height: number
}

/** What the stage shows, with the images that have come. */
function shotOf({ engine, artwork, garment, images, view }: Design, { side, width, height }: Framed): KitShot {
  const document = engine.document.current()
  const shown = view.current()
  return {
    models: shownModels({ garment, document }, shown),
    artworkOf: panel => artwork.panel(panel, shown).current(),
    panels: artwork.pattern(shown).current().panels,
    fabric: shownFabric(document, garment),
    imageOf: asset => images.arrived.current().get(asset)?.bitmap ?? null,
    view: side,
    width,
    height,
  }
}

const svgFile = (text: string): MadeFile => ({
  bytes: new TextEncoder().encode(text),
  ending: 'svg',
  type: 'image/svg+xml',
})

/** All pieces at true scale. Images are written into it, so that the file shows them anywhere. */
async function flatSvg({ engine, artwork, garment, images, view, tools, resources }: Design): Promise<string> {
  const document = engine.document.current()
  const { version, player, size } = view.current()
  const addresses = new Map<AssetId, string>()
  for (const asset of assetsOf(document)) {
    const image = images.arrived.current().get(asset)
    if (image) addresses.set(asset, await dataAddress(image.address))
  }
  const composed = composePanels({
    document,
    garment,
    tools,
    version,
    size,
    player: (player && document.players[player]) ?? null,
    resources: resources.current(),
    onPluginError: () => {},
  })
  const pattern = artwork.pattern(view.current()).current()
  const panels = composed.map(each => each.artwork)
  return sheetToSvg(pattern, panels, asset => addresses.get(asset) ?? null)
}

async function dataAddress(address: string): Promise<string> {
  const image = await (await fetch(address)).blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(image)
  })
}
