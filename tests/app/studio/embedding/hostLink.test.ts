import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createHostLink } from '../../../../app/studio/embedding/hostLink.ts'
import type { HostMessage } from '../../../../app/studio/embedding/messages.ts'

const club = 'https://club.example'
const shirt = { design: 'a1b2c3d4', garment: 'soccer', name: 'Naga', players: 2 }

function linked(origins: readonly string[] = [club, 'https://league.example']) {
  const host = { postMessage: vi.fn<(message: unknown, origin: string) => void>() }
  const taken: HostMessage[] = []
  const link = createHostLink({ host, origins, take: message => taken.push(message) })
  const receive = (data: unknown, origin = club, source: unknown = host) =>
    link.receive({ data, origin, source: source as never })
  /** What was sent to the page after the greeting. */
  const sent = () => host.postMessage.mock.calls.slice(origins.length > 0 ? 1 : 0)
  return { host, taken, link, receive, sent }
}

const open = { kitloom: 1, type: 'open', garment: 'soccer', template: 'classic' }

describe('an editor in a frame', () => {
  it('greets without saying anything of the design, and tells the rest to the site that answers alone', () => {
    const { host, link, receive, sent } = linked()
    expect(host.postMessage.mock.calls).toEqual([[{ kitloom: 1, type: 'ready' }, '*']])
    link.send({ type: 'opened', ...shirt })
    link.send({ type: 'changed', ...shirt, name: 'N' })
    link.send({ type: 'changed', ...shirt })
    expect(sent()).toEqual([])
    receive({ kitloom: 1, type: 'settings', checkout: 'page' })
    expect(sent()).toEqual([
      [{ kitloom: 1, type: 'opened', ...shirt }, club],
      [{ kitloom: 1, type: 'changed', ...shirt }, club],
    ])
  })

  it('takes what a page of an allowed site asks for', () => {
    const { receive, taken } = linked()
    receive(open)
    expect(taken).toEqual([open])
  })

  it('leaves a site that is not allowed without an answer', () => {
    const { receive, taken, sent, link } = linked()
    for (const origin of ['https://evil.example', 'null', '', `${club}.evil.example`, 'http://club.example'])
      receive(open, origin)
    link.send({ type: 'changed', ...shirt })
    expect([taken, sent()]).toEqual([[], []])
  })

  it('leaves a window that is not round it without an answer, even one of an allowed site', () => {
    const { receive, taken, sent } = linked()
    receive(open, club, { postMessage() {} })
    receive(open, club, null)
    expect([taken, sent()]).toEqual([[], []])
  })

  it('keeps to the site that spoke first', () => {
    const { receive, taken } = linked()
    receive(open)
    receive(open, 'https://league.example')
    expect(taken).toHaveLength(1)
  })

  it('says nothing at all where the shop allows no site', () => {
    const { host, receive } = linked([])
    receive(open)
    expect(host.postMessage).not.toHaveBeenCalled()
  })

  it.each([
    ['of another version', { ...open, kitloom: 2 }, 'unknown-version'],
    ['of no kind', { kitloom: 1, type: 'erase' }, 'unknown-message'],
    ['with more than it has', { ...open, script: '<b>' }, 'unknown-message'],
    ['with an address for a garment', { ...open, garment: '../console' }, 'unknown-message'],
    ['with a script for a template', { ...open, template: 'javascript:alert(1)' }, 'unknown-message'],
  ])('refuses a message %s with a sentence', (_, data, code) => {
    const { receive, taken, sent } = linked()
    receive(data)
    expect(taken).toEqual([])
    expect(sent()).toEqual([[{ kitloom: 1, type: 'refused', code, text: expect.stringMatching(/\S/) }, club]])
  })

  it('survives whatever comes, and takes nothing of it', () => {
    const { receive, taken } = linked()
    fc.assert(
      fc.property(fc.anything(), data => {
        receive(data)
        receive({ kitloom: 1, type: 'open', garment: data })
        expect(taken.every(({ type }) => type === 'open')).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
