import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { kit, type LiveRooms, mekong, openLiveRooms } from '../../support/server/liveRooms.ts'
import { type RawMember, rawMember } from '../../support/server/rawMember.ts'

describe('the door of a room', () => {
  let rooms: LiveRooms
  const members: RawMember[] = []
  const knock = async (address = rooms.address) => {
    const member = await rawMember(address)
    members.push(member)
    return member
  }
  const ticket = () => rooms.tickets.issue(rooms.grantTo('account:sokha'))

  beforeEach(async () => {
    rooms = await openLiveRooms()
  })
  afterEach(async () => {
    for (const member of members.splice(0)) member.stop()
    await rooms.stop()
  })

  it('lets a ticket in once', async () => {
    const [first, second, token] = [await knock(), await knock(), await ticket()]
    first.send({ kind: 'hello', ticket: token })
    await vi.waitFor(() => expect(first.of('welcome')).toEqual([{ kind: 'welcome', access: 'edit' }]))
    second.send({ kind: 'hello', ticket: token })
    expect(await second.ended).toBe(4401)
    expect(second.received).toEqual([])
  })

  it('lets nobody in with a ticket that is too old', async () => {
    const [member, token] = [await knock(), await ticket()]
    rooms.clock.ahead = 31_000
    member.send({ kind: 'hello', ticket: token })
    expect(await member.ended).toBe(4401)
  })

  it('lets nobody in with a made-up ticket, or with anything but a ticket', async () => {
    for (const first of [
      { kind: 'hello', ticket: 'made up' },
      { kind: 'have', vector: new Map(), wantsReply: true },
      { kind: 'update', update: new Uint8Array([0, 0]) },
    ] as const) {
      const member = await knock()
      member.send(first)
      expect(await member.ended).toBe(4401)
      expect(member.received).toEqual([])
    }
  })

  it('reads no ticket in the address', async () => {
    const member = await knock(`${rooms.address}?ticket=${await ticket()}`)
    member.send({ kind: 'ping' })
    expect(await member.ended).toBe(4401)
  })

  it('closes a socket that sends text, or sends before it was admitted', async () => {
    const [text, hasty] = [await knock(), await knock()]
    text.sendBytes('let me in')
    expect(await text.ended).toBe(4400)
    hasty.send({ kind: 'hello', ticket: await ticket() })
    hasty.send({ kind: 'ping' })
    expect(await hasty.ended).toBe(4400)
  })

  it('closes a socket that shows no ticket within five seconds', { timeout: 10_000 }, async () => {
    const member = await knock()
    expect(await member.ended).toBe(4408)
  })

  it('lets nobody into a design that is gone', async () => {
    const [member, token] = [await knock(), await ticket()]
    rooms.memory.remove(kit)
    member.send({ kind: 'hello', ticket: token })
    expect(await member.ended).toBe(4404)
  })

  it('takes no ticket of another shop', async () => {
    const other = await openLiveRooms({ tenant: mekong })
    const member = await knock(other.address)
    member.send({ kind: 'hello', ticket: await other.tickets.issue(other.grantTo('account:sokha')) })
    expect(await member.ended).toBe(4401)
    await other.stop()
  })

  it('responds to other paths with 404', async () => {
    await expect(rawMember(rooms.address.replace('/api/rooms', '/api/other'))).rejects.toThrow('404')
  })
})
