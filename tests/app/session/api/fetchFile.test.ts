import { describe, expect, it } from 'vitest'
import { fetchFile } from '../../../../app/session/api/fetchFile.ts'
import { readSlipCall } from '../../../../server/contract/orders/paymentSlips.ts'

const get = (response: () => Response | Promise<never>) => {
  const sent: { readonly address: string; readonly headers: unknown }[] = []
  const found = fetchFile({
    call: readSlipCall,
    address: { params: { id: 'one', slip: 'two' } },
    headers: { 'x-tracking-secret': 'secret' },
    fetch: async (address, init) => {
      sent.push({ address, headers: init?.headers })
      return response()
    },
  })
  return { sent, found }
}

const refusal = { type: 'about:blank', title: 'Not found', status: 404, code: 'not-found', detail: 'Not found.' }

describe('a file of the server', () => {
  it('comes as it is', async () => {
    const { sent, found } = get(() => new Response('bytes'))
    const response = await found
    expect(response.kind === 'ok' && (await response.value.text())).toBe('bytes')
    expect(sent).toEqual([{ address: '/api/orders/one/slips/two', headers: { 'x-tracking-secret': 'secret' } }])
  })

  it('is refused with the code of the server, or was not reached', async () => {
    expect(await get(() => Response.json(refusal, { status: 404 })).found).toMatchObject({ code: 'not-found' })
    for (const broken of [() => new Response('?', { status: 502 }), () => Promise.reject(new TypeError())])
      expect(await get(broken).found).toEqual({ kind: 'unreachable' })
  })
})
