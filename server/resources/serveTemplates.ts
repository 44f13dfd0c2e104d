import { templateNames } from '../../engine/index.ts'
import { garments } from '../../plugins/index.ts'
import { listAvatarsCall, listTemplatesCall, type TemplateItem } from '../contract/resources.ts'
import { pageItems } from '../http/callParts.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { serveCall } from '../http/serveCall.ts'

/** `GET /api/resources/templates`: the templates of the shop; `GET /api/resources/avatars`: the avatars. */
export function serveTemplates(server: KitloomServer): void {
  serveCall(server, listTemplatesCall, async ({ query, tenant: { settings } }) => {
    const isOffered = ({ productType, id }: TemplateItem) =>
      settings.productTypes.some(type => type === productType) &&
      settings.templates.includes(id) &&
      (query.productType === undefined || query.productType === productType)
    return pageItems(ofSystem().filter(isOffered), query)
  })

  serveCall(server, listAvatarsCall, async () => avatars)
}

const ofSystem = (): readonly TemplateItem[] =>
  garments.flatMap(garment =>
    garment.templates.map(({ layers, ...template }) => ({
      ...template,
      productType: garment.id,
      names: templateNames(garment, template.id),
      layers: [...layers],
    })),
  )

/** The textures of an avatar. */
const parts = ['arms', 'eye', 'face_big', 'face_small', 'legs', 'mouth']

const avatar = (id: string) => ({ id, isBase: id === 'base', parts })

/** Avatars, animations and boots. */
const avatars = {
  items: ['base', 'beckham', 'player_2', 'player_3', 'player_4'].map(avatar),
  animations: [
    'clapping',
    'elbow_punch',
    'fishing_cast',
    'golf_drive',
    'happy_idle',
    'hip_hop_dancing',
    'jumping_jacks',
    'offensive_idle',
    'salsa_dancing',
    'salute',
    'samba_dancing',
    'strike_foward_jog',
    'warrior_idle',
    'wave_hip_hop_dance',
  ],
  boots: ['adidas_11pro', 'nike_tiempo_lg8'],
  defaults: { avatar: 'beckham', animation: 'offensive_idle' },
}
