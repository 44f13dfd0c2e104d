import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceMemory } from '../../../../app/device/deviceMemory.ts'
import { createClient } from '../../../../app/session/api/createClient.ts'
import { createToasts } from '../../../../app/session/notices.ts'
import { waitForServer } from '../../../../app/studio/live/connectDesign.ts'
import { exchangeImages, sentImages } from '../../../../app/studio/live/exchangeImages.ts'
import { type ConnectionState, localConnection } from '../../../../app/studio/live/serverConnection.ts'
import { unsentImagesMessage } from '../../../../app/studio/live/unsentImagesMessage.ts'
import { assetId, createState, emptyDocument, memoryAssetStore } from '../../../../engine/index.ts'
import { pretendServer, problemOf } from '../../../support/pretendServer.ts'

const crest = assetId('a'.repeat(64))
const kit = { ...emptyDocument, layers: { crest: { asset: crest } } } as never
const upload = 'POST /api/uploads'
const busy = { ...problemOf(503, 'uploads-busy'), headers: { 'retry-after': '5' } }
const taken = {
  status: 201,
  body: {
    items: [
      {
        ...{ sha256: crest, shownSha256: crest, url: `/api/uploads/${crest}`, type: 'png' },
        ...{ width: 30, height: 20, size: 9, name: 'crest.png' },
      },
    ],
  },
}

/** An open design with a crest that only this device has, and a server that answers uploads like this, one after another. */
async function open(...responses: readonly ReturnType<typeof problemOf>[]) {
  const shelf = memoryAssetStore(async () => crest)
  await shelf.put(new Uint8Array([1]))
  let sent = 0
  const server = pretendServer({ [upload]: () => responses[sent++] ?? taken })
  const document = createState<typeof emptyDocument>(kit)
  const state = createState<ConnectionState>({ kind: 'open' })
  const memory = deviceMemory(() => localStorage)
  const refused = vi.fn()
  const { unsent, stop } = exchangeImages({
    ...{ document, connection: state, store: shelf, refused },
    ...{ client: createClient(server.fetch), fetch: server.fetch, sent: sentImages(memory) },
  })
  ends.push(stop)
  const connection = { ...localConnection, state, unsentImages: unsent, join: async () => state.current() }
  return {
    document,
    unsent,
    stop,
    refused,
    connection,
    isSent: () => sentImages(memory).has(crest),
    uploads: () => server.times(upload),
    isOnServer: () => waitForServer(connection, createState(0)),
  }
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000)

const ends: (() => void)[] = []
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.useRealTimers()
})

describe('an image that a busy server does not take', () => {
  it('is sent again after as long as the server asks for, and not before', async () => {
    const { uploads, isSent, unsent } = await open(busy)
    await seconds(4.9)
    expect([uploads(), unsent.current()]).toEqual([1, 1])
    await seconds(0.2)
    expect([uploads(), unsent.current(), isSent()]).toEqual([2, 0, true])
  })

  it('is not given up, however often the server is busy', async () => {
    const { uploads, isSent, refused } = await open(...Array.from({ length: 12 }, () => busy))
    await seconds(600)
    expect([uploads(), isSent()]).toEqual([13, true])
    expect(refused).not.toHaveBeenCalled()
  })

  it('counts as on the server once it is there: so long an order waits for it', async () => {
    const { isOnServer } = await open(busy)
    const settled = vi.fn()
    void isOnServer().then(settled)
    await seconds(4)
    expect(settled).not.toHaveBeenCalled()
    await seconds(2)
    expect(settled).toHaveBeenCalledWith(true)
  })

  it('keeps an order back that cannot wait for it any longer', async () => {
    const { isOnServer } = await open(...Array.from({ length: 99 }, () => busy))
    const settled = vi.fn()
    void isOnServer().then(settled)
    await seconds(60)
    expect(settled).toHaveBeenCalledWith(false)
  })

  it('is not sent again once its design is closed', async () => {
    const { uploads, stop } = await open(...Array.from({ length: 99 }, () => busy))
    stop()
    await seconds(600)
    expect(uploads()).toBe(1)
  })

  it('keeps nothing back once it is taken off the design', async () => {
    const { document, unsent, isOnServer } = await open(...Array.from({ length: 99 }, () => busy))
    await seconds(1)
    expect(unsent.current()).toBe(1)
    document.set(emptyDocument)
    expect(unsent.current()).toBe(0)
    expect(await isOnServer()).toBe(true)
  })
})

describe('the message of images that are not sent', () => {
  it('is shown while they wait, and not for those that arrive soon', async () => {
    const toasts = createToasts()
    const notify = unsentImagesMessage({ toasts, words: { t: (key: string) => key } as never })
    notify('kit', 1)
    await seconds(2)
    notify('kit', 0)
    await seconds(20)
    expect(toasts.shown.current()).toEqual([])
    notify('kit', 1)
    notify('kit', 2)
    await seconds(6)
    expect(toasts.shown.current().map(({ text }) => text)).toEqual(['line.imagesUnsent'])
    notify('kit', 0)
    expect(toasts.shown.current()).toEqual([])
  })
})

it('an image that is refused for good is told at once, and not sent again', async () => {
  const { uploads, refused, unsent } = await open(problemOf(415, 'image-unknown'))
  await seconds(600)
  expect(refused).toHaveBeenCalledExactlyOnceWith('image-unknown')
  expect([uploads(), unsent.current()]).toEqual([1, 0])
})
