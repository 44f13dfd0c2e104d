import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ClientResponse } from '../../../app/session/api/clientResponse.ts'
import { isPassing } from '../../../app/session/api/clientResponse.ts'
import { type Client, createClient } from '../../../app/session/api/createClient.ts'
import { fetchImage, sendImage } from '../../../app/studio/live/exchangeImages.ts'
import { sha256Hex } from '../../../engine/browser/index.ts'
import { assetId } from '../../../engine/index.ts'
import { createShareCall, listSharesCall, revokeShareCall } from '../../../server/contract/designs/designShare.ts'
import { createDesignCall } from '../../../server/contract/designs/ownDesigns.ts'
import { readSharedCall } from '../../../server/contract/designs/sharedDesign.ts'
import { roomTicketCall } from '../../../server/contract/rooms.ts'
import { png } from '../../support/png.ts'
import { openPage } from '../../support/server/openPage.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'

let api: TestServer
beforeAll(async () => {
  api = await openTestServer()
})
afterAll(() => api.close())

const makeDesign = (client: Client, id: string) =>
  client.send(createDesignCall, { body: { id, productType: 'SOCCER_KIT' } })
const ticket = (client: Client, design: string, share?: string) =>
  client.send(roomTicketCall, { body: { design, share } })
const openLink = (client: Client, uuid: string) => client.send(readSharedCall, { params: { uuid } })

function succeeded<Value>(response: ClientResponse<Value>): Value {
  if (response.kind !== 'ok') throw new Error(`Not answered: ${JSON.stringify(response)}`)
  return response.value
}

describe('a guest', () => {
  it('is known by a secret that the browser makes once', () => {
    const { secret } = openPage(api)
    expect(secret()).toMatch(/^[0-9a-f]{64}$/)
    expect(secret()).toBe(secret())
  })

  it('makes a design, and again without a second one', async () => {
    const { client } = openPage(api)
    const id = randomUUID()
    const made = succeeded(await makeDesign(client, id))
    expect(made).toMatchObject({ id, productType: 'SOCCER_KIT', status: 'DRAFT' })
    expect(succeeded(await makeDesign(client, id)).createdAt).toBe(made.createdAt)
    expect(succeeded(await ticket(client, id)).access).toBe('edit')
  })

  it('is told the code when there are too many', async () => {
    const { client } = openPage(api)
    for (let count = 0; count < 10; count++) succeeded(await makeDesign(client, randomUUID()))
    const response = await makeDesign(client, randomUUID())
    expect(response).toMatchObject({ kind: 'refused', code: 'createDesign max limit', status: 409 })
    expect(isPassing(response)).toBe(false)
  })

  it('makes links, which open the design to others until they are taken back', async () => {
    const [owner, other] = [openPage(api), openPage(api)]
    const id = randomUUID()
    succeeded(await makeDesign(owner.client, id))
    expect(await ticket(other.client, id)).toMatchObject({ kind: 'refused', code: 'not-found' })
    const share = succeeded(await owner.client.send(createShareCall, { params: { id }, body: { scope: 'edit' } }))
    expect(succeeded(await owner.client.send(listSharesCall, { params: { id } })).items).toMatchObject([
      { id: share.id, scope: 'edit', revokedAt: null },
    ])
    expect(succeeded(await openLink(other.client, share.secret))).toMatchObject({ scope: 'edit', id })
    expect(succeeded(await ticket(other.client, id, share.secret)).access).toBe('edit')
    expect(
      succeeded(await owner.client.send(revokeShareCall, { params: { id, share: share.id } })).revokedAt,
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
    const { client, fetch } = openPage(api)
    const crest = png(8, 4, [15, 61, 46, 255])
    const asset = assetId(await sha256Hex(crest))
    expect(await fetchImage(fetch, asset)).toBeNull()
    succeeded(await sendImage(client, crest))
    expect(await fetchImage(openPage(api).fetch, asset)).toEqual(new Uint8Array(crest))
    expect(await sendImage(client, new Uint8Array())).toMatchObject({ kind: 'refused', code: 'image-empty' })
  })
})

describe('no server', () => {
  it('is told apart from a refusal, and is worth another try', async () => {
    const { client, fetch, line } = openPage(api)
    line.isCut = true
    const response = await makeDesign(client, randomUUID())
    expect(response).toEqual({ kind: 'unreachable' })
    expect(isPassing(response)).toBe(true)
    expect(await fetchImage(fetch, assetId('0'.repeat(64)))).toBeNull()
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
