import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '../../../app/session/api/answer.ts'
import { isPassing } from '../../../app/session/api/answer.ts'
import { createAskServer } from '../../../app/session/api/askServer.ts'
import { createApi } from '../../../app/session/api/createApi.ts'
import { sha256 } from '../../../engine/browser/index.ts'
import { assetId, productType } from '../../../engine/index.ts'
import { png } from '../../support/png.ts'
import { type House, openHouse } from '../../support/server/openHouse.ts'
import { openPage } from '../../support/server/openPage.ts'

const kit = productType('SOCCER_KIT')
let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

function answered<Value>(answer: Answer<Value>): Value {
  if (answer.kind !== 'answered') throw new Error(`Not answered: ${JSON.stringify(answer)}`)
  return answer.value
}

describe('a guest', () => {
  it('is known by a secret that the browser makes once', () => {
    const { secret } = openPage(house)
    expect(secret()).toMatch(/^[0-9a-f]{64}$/)
    expect(secret()).toBe(secret())
  })

  it('makes a design, and again without a second one', async () => {
    const { api } = openPage(house)
    const id = randomUUID()
    const made = answered(await api.makeDesign(id, kit))
    expect(made).toMatchObject({ id, productType: 'SOCCER_KIT', status: 'DRAFT' })
    expect(answered(await api.makeDesign(id, kit)).createdAt).toBe(made.createdAt)
    expect(answered(await api.ticket(id, null)).access).toBe('edit')
  })

  it('is told the code when there are too many', async () => {
    const { api } = openPage(house)
    for (let count = 0; count < 10; count++) answered(await api.makeDesign(randomUUID(), kit))
    const answer = await api.makeDesign(randomUUID(), kit)
    expect(answer).toMatchObject({ kind: 'refused', code: 'createDesign max limit', status: 409 })
    expect(isPassing(answer)).toBe(false)
  })

  it('makes links, which open the design to others until they are taken back', async () => {
    const [owner, other] = [openPage(house), openPage(house)]
    const id = randomUUID()
    answered(await owner.api.makeDesign(id, kit))
    expect(await other.api.ticket(id, null)).toMatchObject({ kind: 'refused', code: 'not-found' })
    const share = answered(await owner.api.makeShare(id, { scope: 'edit', expiresAt: null }))
    expect(answered(await owner.api.shares(id)).items).toMatchObject([{ id: share.id, scope: 'edit', revokedAt: null }])
    expect(answered(await other.api.shared(share.secret))).toMatchObject({ scope: 'edit', id })
    expect(answered(await other.api.ticket(id, share.secret)).access).toBe('edit')
    expect(answered(await owner.api.revokeShare(id, share.id)).revokedAt).not.toBeNull()
    expect(await other.api.shared(share.secret)).toMatchObject({ kind: 'refused', code: 'share-revoked', status: 410 })
    expect(await other.api.ticket(id, share.secret)).toMatchObject({ kind: 'refused', code: 'not-found' })
    expect(await other.api.shared(randomUUID())).toMatchObject({ kind: 'refused', code: 'not-found' })
  })

  it('sends a picture, which comes back byte for byte', async () => {
    const { api } = openPage(house)
    const crest = png(8, 4, [15, 61, 46, 255])
    const asset = assetId(await sha256(crest))
    expect(await api.picture(asset)).toBeNull()
    answered(await api.sendPicture(crest))
    expect(await openPage(house).api.picture(asset)).toEqual(new Uint8Array(crest))
    expect(await api.sendPicture(new Uint8Array())).toMatchObject({ kind: 'refused', code: 'picture-empty' })
  })
})

describe('no server', () => {
  it('is told apart from a refusal, and is worth another try', async () => {
    const { api, line } = openPage(house)
    line.isCut = true
    const answer = await api.makeDesign(randomUUID(), kit)
    expect(answer).toEqual({ kind: 'unreachable' })
    expect(isPassing(answer)).toBe(true)
    expect(await api.picture(assetId('0'.repeat(64)))).toBeNull()
  })

  it('is what a page counts as that answers in another one’s place', async () => {
    const page = () => Promise.resolve(new Response('<!doctype html>', { status: 200 }))
    const missing = () => Promise.resolve(new Response('Not found', { status: 404 }))
    const strange = () => Promise.resolve(new Response('{"id":3}', { status: 200 }))
    for (const fetch of [page, missing, strange]) {
      const api = createApi({ ask: createAskServer(fetch), fetch })
      expect(await api.makeDesign(randomUUID(), kit)).toEqual({ kind: 'unreachable' })
    }
  })
})
