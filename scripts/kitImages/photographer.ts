import { findFaceFiles } from 'virtual:faces'
import { Box3, Vector3 } from 'three'
import { kitDocument } from '../../app/studio/kits/kitDocument.ts'
import { createLettering } from '../../app/studio/lettering/createLettering.ts'
import type { ClothPiece } from '../../app/viewer/clothPiece.ts'
import { createKitCamera } from '../../app/viewer/kitCamera.ts'
import { orbitOf } from '../../app/viewer/orbit.ts'
import { filledHeight, filledWidth } from '../../app/viewer/stageCamera.ts'
import {
  baseSize,
  composePanels,
  emptyDocument,
  letteringOf,
  meshesOf,
  type PanelId,
  shownFabric,
  shownOptions,
} from '../../engine/index.ts'
import { garments, tools } from '../../plugins/index.ts'
import { modelUrls } from '../../plugins/models.ts'
import type { PublicKitShot } from './kitShots.ts'

declare global {
  interface Window {
    /** A PNG as an address of data, twice as large as wished. */
    takeKit?: (wish: PublicKitShot) => Promise<string>
  }
}

const lettering = createLettering({ findFaceFiles, fetch: address => fetch(address) })
const camera = createKitCamera()

window.takeKit = async ({ garment: slug, options, azimuth, zoom, width, height }) => {
  const garment = garments.find(known => known.slug === slug)
  if (!garment) throw new Error(`No garment "${slug}" ships.`)
  const document = options ? kitDocument(garment, options) : emptyDocument
  await lettering.need(letteringOf(document))
  const composed = composePanels({
    document,
    garment,
    tools,
    resources: lettering.resources.current(),
    version: 'player',
    player: null,
    size: baseSize,
    onPluginError: error => console.error(`${error.plugin}: ${error.message}`),
  })
  const models = meshesOf(garment, shownOptions({ document, garment }, 'player', null))
  const kit = {
    models: models.flatMap(mesh => modelUrls[mesh] ?? []),
    artworkOf: (panel: PanelId) => composed.find(one => one.panel.id === panel)?.artwork ?? { panel, groups: [] },
    panels: composed.map(({ panel }) => panel),
    fabric: shownFabric(document, garment),
    imageOf: () => null,
    view: 'front',
    orbit: { ...orbitOf('front'), azimuth, zoom },
    detail: 2048,
    height: height * 2,
  } as const
  const across = width === null ? await camera.dressed({ ...kit, width: height }, relativeWidth) : width / height
  return addressOf(await camera.shoot({ ...kit, width: Math.round(kit.height * across) }))
}

/** The width of an image divided by its height, so that a garment fills as much of both as the stage allows. */
async function relativeWidth(pieces: readonly ClothPiece[]): Promise<number> {
  const bounds = new Box3()
  for (const { mesh } of pieces) bounds.expandByObject(mesh, true)
  const { x, y } = bounds.getSize(new Vector3())
  return x / filledWidth / (y / filledHeight)
}

const addressOf = (image: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(image)
  })
