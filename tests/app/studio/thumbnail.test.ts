import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClientResponse } from '../../../app/session/api/clientResponse.ts'
import type { ConnectionState } from '../../../app/studio/live/serverConnection.ts'
import { followThumbnail } from '../../../app/studio/thumbnail.ts'
import { createState } from '../../../engine/index.ts'
import { largestThumbnail } from '../../../server/contract/designs/designThumbnail.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const small = new Blob(['picture'])
const huge = new Blob([new Uint8Array(largestThumbnail + 1)])
const taken: ClientResponse<unknown> = { kind: 'ok', value: null }

/** A design that is drawn on, and what is sent of it. */
function draw({
  isGuest = false,
  connection = 'open',
  shots = () => small as Blob | null,
  response = () => taken,
} = {}) {
  const document = createState(0)
  const state = createState<ConnectionState>(connection === 'open' ? { kind: 'open' } : { kind: 'offline' })
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const sent: string[] = []
  const kept = { mark: null as string | null }
  const shoot = vi.fn(async (_height: number) => shots())
  const thumbnail = followThumbnail({
    document,
    connection: { state, isGuest },
    page,
    shoot,
    mark: () => String(document.current()),
    sent: { read: () => kept.mark, write: mark => Object.assign(kept, { mark }) },
    async send() {
      sent.push(String(document.current()))
      return response()
    },
  })
  const rest = () => vi.advanceTimersByTimeAsync(6_000)
  return {
    thumbnail,
    sent,
    shoot,
    kept,
    rest,
    state,
    change: () => document.set(document.current() + 1),
    hide() {
      page.visibilityState = 'hidden'
      page.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

describe('the image of a design', () => {
  it('is there from the first second of a design that begins with something on it', async () => {
    const { change, sent } = draw()
    change()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(sent).toEqual(['1'])
  })

  it('is sent when the design rests, and not before', async () => {
    const { change, sent, rest, kept } = draw()
    kept.mark = 'before'
    for (const wait of [5_000, 5_000, 5_000]) {
      change()
      await vi.advanceTimersByTimeAsync(wait)
    }
    expect(sent).toEqual([])
    await rest()
    expect(sent).toEqual(['3'])
  })

  it('is sent once for what is drawn', async () => {
    const { change, hide, sent, rest } = draw()
    change()
    await rest()
    hide()
    await rest()
    expect(sent).toEqual(['1'])
  })

  it('is sent when the page is hidden, and when the design is closed', async () => {
    const hidden = draw()
    hidden.change()
    hidden.hide()
    await vi.advanceTimersByTimeAsync(0)
    expect(hidden.sent).toEqual(['1'])
    const closed = draw()
    closed.change()
    await closed.thumbnail.end()
    expect(closed.sent).toEqual(['1'])
    closed.change()
    await closed.rest()
    expect(closed.sent).toEqual(['1'])
  })

  it('is no reason to wait when nothing is due', () => {
    const { thumbnail, kept } = draw()
    kept.mark = '0'
    expect(thumbnail.end()).toBeNull()
  })

  it('is never sent of another’s design, nor while the server is not reached', async () => {
    for (const given of [{ isGuest: true }, { connection: 'offline' }]) {
      const { change, hide, sent, rest, thumbnail } = draw(given)
      change()
      await rest()
      hide()
      await thumbnail.end()
      expect(sent).toEqual([])
    }
  })

  it('is sent when the server is reached again', async () => {
    const { change, sent, rest, state } = draw({ connection: 'offline' })
    change()
    await rest()
    state.set({ kind: 'open' })
    await rest()
    expect(sent).toEqual(['1'])
  })

  it('is taken smaller when it is too large, and not at all where nothing can be drawn', async () => {
    const sizes = [huge, small]
    const large = draw({ shots: () => sizes.shift() ?? null })
    large.change()
    await large.rest()
    expect(large.shoot.mock.calls).toEqual([[750], [400]])
    expect(large.sent).toEqual(['1'])
    const dark = draw({ shots: () => null })
    dark.change()
    await dark.rest()
    expect([dark.sent, dark.kept.mark]).toEqual([[], null])
  })

  it('is offered again after trouble that passes, and not after a refusal', async () => {
    const cut = draw({ response: () => ({ kind: 'unreachable' }) })
    cut.change()
    await cut.rest()
    cut.hide()
    await vi.advanceTimersByTimeAsync(0)
    expect(cut.sent).toEqual(['1', '1'])
    const no = { kind: 'refused', code: 'not-found', status: 404, detail: '', fields: [], waitSeconds: null } as const
    const refused = draw({ response: () => no })
    refused.change()
    await refused.rest()
    refused.hide()
    await refused.rest()
    expect(refused.sent).toEqual(['1'])
  })
})
