import { findFaceFiles } from 'virtual:faces'
import { kitDocument } from '../../app/studio/kits/kitDocument.ts'
import { createLettering } from '../../app/studio/lettering/createLettering.ts'
import { createKitCamera } from '../../app/viewer/kitCamera.ts'
import { orbitOf } from '../../app/viewer/orbit.ts'
import { baseSize, composePanels, letteringOf, meshesOf, shownFabric, shownOptions } from '../../engine/index.ts'
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
  const document = kitDocument(garment, options)
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
  const image = await camera.shoot({
    models: models.flatMap(mesh => modelUrls[mesh] ?? []),
    artworkOf: panel => composed.find(one => one.panel.id === panel)?.artwork ?? { panel, groups: [] },
    panels: composed.map(({ panel }) => panel),
    fabric: shownFabric(document, garment),
    imageOf: () => null,
    view: 'front',
    orbit: { ...orbitOf('front'), azimuth, zoom },
    detail: 2048,
    width: width * 2,
    height: height * 2,
  })
  return addressOf(image)
}

const addressOf = (image: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(image)
  })
