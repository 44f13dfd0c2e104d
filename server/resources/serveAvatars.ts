import { avatarIds, bootIds, clipIds, defaultWearer } from '../../engine/avatar/index.ts'
import { addressOf } from '../contract/call.ts'
import { avatarImageCall, listAvatarsCall } from '../contract/resources.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { Problem } from '../http/problem.ts'
import { serveCall } from '../http/serveCall.ts'
import images from './avatarImages.json' with { type: 'json' }

/** `GET /api/resources/avatars`: who can wear a kit, and their faces. */
export function serveAvatars(server: KitloomServer): void {
  serveCall(server, listAvatarsCall, async () => avatars)

  const faces = new Map<string, string>(Object.entries(images))
  serveCall(server, avatarImageCall, async ({ params }, reply) => {
    const image = faces.get(params.avatar)
    if (image === undefined) throw new Problem('not-found')
    const bytes = Buffer.from(image, 'base64')
    return reply.type('image/webp').header('cache-control', 'public, max-age=86400').send(bytes)
  })
}

/** The textures of an avatar. */
const parts = ['arms', 'eye', 'face_big', 'face_small', 'legs', 'mouth']

/** Avatars, animations and boots. */
const avatars = {
  items: avatarIds.map(id => ({
    id,
    isBase: id === 'base',
    parts,
    image: addressOf(avatarImageCall, { params: { avatar: id } }),
  })),
  animations: [...clipIds],
  boots: [...bootIds],
  defaults: defaultWearer,
}
