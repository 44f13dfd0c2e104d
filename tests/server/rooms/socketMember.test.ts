import { describe, expect, it, vi } from 'vitest'
import { decodeMessage, encodeMessage, type Message } from '../../../engine/index.ts'
import { createSocketMember } from '../../../server/rooms/socketMember.ts'
import { costlyUpdate } from '../../support/costlyUpdates.ts'
import { kit } from '../../support/server/liveRooms.ts'

/** A member on an open socket that sends nothing, and what the room received of them, in order. */
function joinedBy(received: string[], name: string) {
  const nothing = (): void => undefined
  const calls = { send: nothing, pause: nothing, resume: nothing, close: nothing, terminate: nothing }
  const member = createSocketMember({
    socket: { OPEN: 1, readyState: 1, bufferedAmount: 0, ...calls },
    grant: { ...kit, access: 'edit', owner: `account:${name}`, session: null, share: null },
    self: null,
    now: () => 0,
    receive: (_member, message) => void received.push(`${name}: ${decodeMessage(message)?.kind}`),
  })
  return { member, send: (message: Message) => member.take(encodeMessage(message)) }
}

const heavy: Message = { kind: 'update', update: costlyUpdate('plain commands', 256_000) }
const ping: Message = { kind: 'ping' }

describe('a message that takes long to read', () => {
  it('[L15] is read in turns: others are heard in between, and what its sender says next afterwards', async () => {
    const received: string[] = []
    const [sokha, dara] = [joinedBy(received, 'sokha'), joinedBy(received, 'dara')]
    sokha.send(heavy)
    sokha.send(ping)
    dara.send(ping)
    expect(received).toEqual(['dara: ping'])
    await vi.waitFor(() => expect(received.at(-1)).toBe('sokha: ping'))
    const [, ...rest] = received
    expect(rest.length).toBeGreaterThan(3)
    expect(rest.slice(0, -1).every(message => message === 'sokha: update')).toBe(true)
  })

  it('[L15] ends with its socket', async () => {
    const received: string[] = []
    const { member, send } = joinedBy(received, 'sokha')
    send(heavy)
    member.close('gone')
    joinedBy(received, 'dara').send(heavy)
    await vi.waitFor(() => expect(received.filter(message => message === 'dara: update').length).toBeGreaterThan(3))
    expect(received).not.toContain('sokha: update')
  })
})
