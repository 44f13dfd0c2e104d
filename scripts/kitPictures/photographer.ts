import { faceAddresses } from 'virtual:faces'
import { kitLook } from '../../app/studio/kits/kitLook.ts'
import { createLettering, facesOf } from '../../app/studio/lettering/createLettering.ts'
import { createKitCamera } from '../../app/viewer/kitCamera.ts'
import { orbitOf } from '../../app/viewer/orbit.ts'
import { baseSize, composePanels, meshesOf, shownOptions } from '../../engine/index.ts'
import { soccer } from '../../plugins/garments/soccer/garment.ts'
import { tools } from '../../plugins/index.ts'
import { modelUrls } from '../../plugins/models.ts'
import type { KitShotWish } from './kitShots.ts'

declare global {
  interface Window {
    /** A PNG as an address of data, twice as large as wished. */
    takeKit?: (wish: KitShotWish) => Promise<string>
  }
}

const lettering = createLettering({ addresses: faceAddresses, fetch: address => fetch(address) })
const camera = createKitCamera()

window.takeKit = async ({ look, azimuth, zoom, width, height }) => {
  const document = kitLook(soccer, look)
  await lettering.need(facesOf(document))
  const composed = composePanels({
    document,
    garment: soccer,
    tools,
    resources: lettering.resources.current(),
    version: 'player',
    player: null,
    size: baseSize,
    onFault: fault => console.error(`${fault.plugin}: ${fault.message}`),
  })
  const models = meshesOf(soccer, shownOptions({ document, garment: soccer }, 'player', null))
  const picture = await camera.shoot({
    models: models.flatMap(mesh => modelUrls[mesh] ?? []),
    artworkOf: panel => composed.find(one => one.panel.id === panel)?.artwork ?? { panel, groups: [] },
    panels: composed.map(({ panel }) => panel),
    pictureOf: () => null,
    view: 'front',
    orbit: { ...orbitOf('front'), azimuth, zoom },
    detail: 2048,
    width: width * 2,
    height: height * 2,
  })
  return addressOf(picture)
}

const addressOf = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(picture)
  })
