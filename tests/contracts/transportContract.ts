import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Transport } from '../../engine/index.ts'

export interface TransportRig {
  make(name: string): Transport
  /** Cuts every connection once, for transports that can lose one. */
  cutAll?(): void
  /** A message of this sender that is forwarded. */
  message?(sender: Transport, values: readonly number[]): Uint8Array
  /** The values of such a message; `null` for a message of the other end itself. */
  read?(message: Uint8Array): readonly number[] | null
  stop(): Promise<void>
}

/** The contract of every transport. */
export function transportContract(prepare: () => Promise<TransportRig>): void {
  let rig: TransportRig
  const opened: Transport[] = []

  const join = async (name: string) => {
    const transport = rig.make(name)
    const received: (readonly number[])[] = []
    const openings = vi.fn()
    const receive = (message: Uint8Array): void => {
      const values = rig.read ? rig.read(message) : [...message]
      if (values) received.push(values)
    }
    transport.open({ opened: openings, received: receive })
    opened.push(transport)
    await vi.waitFor(() => expect(transport.status.current()).toBe('open'))
    const send = (values: readonly number[]): void =>
      transport.send(rig.message ? rig.message(transport, values) : new Uint8Array(values))
    return { transport, received, openings, send }
  }

  beforeEach(async () => {
    rig = await prepare()
  })
  afterEach(async () => {
    for (const transport of opened.splice(0)) transport.close()
    await rig.stop()
  })

  it('[S2] reaches everybody else and not the sender', async () => {
    const [a, b, c] = [await join('a'), await join('b'), await join('c')]
    a.send([1, 2, 3])
    await vi.waitFor(() => expect([b.received, c.received]).toEqual([[[1, 2, 3]], [[1, 2, 3]]]))
    expect(a.received).toEqual([])
  })

  it('[S3] keeps the order of a sender', async () => {
    const [a, b] = [await join('a'), await join('b')]
    const sent = Array.from({ length: 200 }, (_, index) => [index])
    for (const message of sent) a.send(message)
    await vi.waitFor(() => expect(b.received).toEqual(sent))
  })

  it('calls opened once for every connection', async () => {
    const a = await join('a')
    expect(a.openings).toHaveBeenCalledTimes(1)
    if (!rig.cutAll) return
    rig.cutAll()
    await vi.waitFor(() => expect(a.openings).toHaveBeenCalledTimes(2))
    expect(a.transport.status.current()).toBe('open')
  })

  it('hears and says nothing after it was closed', async () => {
    const [a, b] = [await join('a'), await join('b')]
    b.transport.close()
    expect(b.transport.status.current()).toBe('closed')
    b.send([9])
    a.send([1])
    const c = await join('c')
    a.send([2])
    // A late member may still receive updates that were being stored.
    await vi.waitFor(() => expect(c.received.at(-1)).toEqual([2]))
    expect(b.received).toEqual([])
    expect(a.received).toEqual([])
  })

  it('refuses to be opened twice', async () => {
    const { transport } = await join('a')
    expect(() => transport.open({ opened() {}, received() {} })).toThrow(/open already/)
  })

  it('carries large messages whole', async () => {
    const [a, b] = [await join('a'), await join('b')]
    const large = Array.from({ length: 300_000 }, (_, index) => index % 251)
    a.send(large)
    await vi.waitFor(() => expect(b.received[0]?.length).toBe(large.length))
    expect(b.received[0]).toEqual(large)
  })
}
