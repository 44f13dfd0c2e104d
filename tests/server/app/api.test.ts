import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '../../../app/session/api/answer.ts'
import { isPassing } from '../../../app/session/api/answer.ts'
import { type Client, createClient } from '../../../app/session/api/createClient.ts'
import { fetchPicture, sendPicture } from '../../../app/studio/live/exchangePictures.ts'
import { sha256 } from '../../../engine/browser/index.ts'
import { assetId } from '../../../engine/index.ts'
import { listSharesCall, makeShareCall, revokeShareCall } from '../../../server/contract/designs/designShare.ts'
import { createDesignCall } from '../../../server/contract/designs/ownDesigns.ts'
import { readSharedCall } from '../../../server/contract/designs/sharedDesign.ts'
import { roomTicketCall } from '../../../server/contract/rooms.ts'
import { png } from '../../support/png.ts'
import { type House, openHouse } from '../../support/server/openHouse.ts'
import { openPage } from '../../support/server/openPage.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const makeDesign = (client: Client, id: string) =>
  client.send(createDesignCall, { body: { id, productType: 'SOCCER_KIT' } })
const ticket = (client: Client, design: string, share?: string) =>
  client.send(roomTicketCall, { body: { design, share } })
const openLink = (client: Client, uuid: string) => client.send(readSharedCall, { params: { uuid } })

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
    const { client } = openPage(house)
    const id = randomUUID()
    const made = answered(await makeDesign(client, id))
    expect(made).toMatchObject({ id, productType: 'SOCCER_KIT', status: 'DRAFT' })
    expect(answered(await makeDesign(client, id)).createdAt).toBe(made.createdAt)
    expect(answered(await ticket(client, id)).access).toBe('edit')
  })

  it('is told the code when there are too many', async () => {
    const { client } = openPage(house)
    for (let count = 0; count < 10; count++) answered(await makeDesign(client, randomUUID()))
    const answer = await makeDesign(client, randomUUID())
    expect(answer).toMatchObject({ kind: 'refused', code: 'createDesign max limit', status: 409 })
    expect(isPassing(answer)).toBe(false)
  })

  it('makes links, which open the design to others until they are taken back', async () => {
    const [owner, other] = [openPage(house), openPage(house)]
    const id = randomUUID()
    answered(await makeDesign(owner.client, id))
    expect(await ticket(other.client, id)).toMatchObject({ kind: 'refused', code: 'not-found' })
    const share = answered(await owner.client.send(makeShareCall, { params: { id }, body: { scope: 'edit' } }))
    expect(answered(await owner.client.send(listSharesCall, { params: { id } })).items).toMatchObject([
      { id: share.id, scope: 'edit', revokedAt: null },
    ])
    expect(answered(await openLink(other.client, share.secret))).toMatchObject({ scope: 'edit', id })
    expect(answered(await ticket(other.client, id, share.secret)).access).toBe('edit')
    expect(
      answered(await owner.client.send(revokeShareCall, { params: { id, share: share.id } })).revokedAt,
    ).not.toBeNull()
    expect(await openLink(other.client, share.secret)).toMatchObject({
      kind: 'refused',
      code: 'share-revoked',
      status: 410,
    })
    expect(await ticket(other.client, id, share.secret)).toMatchObject({ kind: 'refused', code: 'not-found' })
    expect(await openLink(other.client, randomUUID())).toMatchObject({ kind: 'refused', code: 'not-found' })
  })

  it('sends a picture, which comes back byte for byte', async () => {
    const { client, fetch } = openPage(house)
    const crest = png(8, 4, [15, 61, 46, 255])
    const asset = assetId(await sha256(crest))
    expect(await fetchPicture(fetch, asset)).toBeNull()
    answered(await sendPicture(client, crest))
    expect(await fetchPicture(openPage(house).fetch, asset)).toEqual(new Uint8Array(crest))
    expect(await sendPicture(client, new Uint8Array())).toMatchObject({ kind: 'refused', code: 'picture-empty' })
  })
})

describe('no server', () => {
  it('is told apart from a refusal, and is worth another try', async () => {
    const { client, fetch, line } = openPage(house)
    line.isCut = true
    const answer = await makeDesign(client, randomUUID())
    expect(answer).toEqual({ kind: 'unreachable' })
    expect(isPassing(answer)).toBe(true)
    expect(await fetchPicture(fetch, assetId('0'.repeat(64)))).toBeNull()
  })

  it('is what a page counts as that answers in another one’s place', async () => {
    const page = () => Promise.resolve(new Response('<!doctype html>', { status: 200 }))
    const missing = () => Promise.resolve(new Response('Not found', { status: 404 }))
    const strange = () => Promise.resolve(new Response('{"id":3}', { status: 200 }))
    for (const fetch of [page, missing, strange]) {
      const client = createClient(fetch)
      expect(await makeDesign(client, randomUUID())).toEqual({ kind: 'unreachable' })
    }
  })
})
