import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { problem } from '../../../server/contract/problem.ts'
import { handleErrors } from '../../../server/http/handleErrors.ts'
import { Problem } from '../../../server/http/problem.ts'
import { serveLoose } from '../../support/server/serveLoose.ts'

describe('what goes wrong', () => {
  let server: Awaited<ReturnType<typeof serveLoose>>
  beforeAll(async () => {
    server = await serveLoose(loose => {
      handleErrors(loose)
      const player = z.object({ name: z.string().min(1), shirt: z.object({ number: z.int() }) })
      loose.post('/players', { schema: { body: player } }, async () => 'kept')
      loose.get('/limit', async () => {
        throw new Problem('createDesign max limit')
      })
      loose.get('/wait', async () => {
        throw new Problem('too-many-requests', { headers: { 'retry-after': '7' } })
      })
      loose.get('/bug', async () => {
        throw new Error('password of the database: 1234')
      })
      loose.get('/full', async () => {
        throw new Error('Failed query', { cause: Object.assign(new Error('could not extend file'), { code: '53100' }) })
      })
      const response = z.object({ name: z.string() })
      loose.get('/wrong', { schema: { response: { 200: response } } }, async () => JSON.parse('{"name":1}'))
    })
  })
  afterAll(() => server.close())

  const request = async (method: 'GET' | 'POST', url: string, payload?: string | object) => {
    const response = await server.inject({
      method,
      url,
      ...(payload === undefined ? {} : { payload, headers: { 'content-type': 'application/json' } }),
    })
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json().status).toBe(response.statusCode)
    return { ...problem.parse(response.json()), headers: response.headers }
  }

  it('is answered by its code', async () => {
    const result = await request('GET', '/limit')
    expect(result).toMatchObject({
      code: 'createDesign max limit',
      detail: 'Your design exceeded max limit',
      status: 409,
    })
    expect((await request('GET', '/wait')).headers['retry-after']).toBe('7')
  })

  it('names the fields of a form', async () => {
    const { code, fields } = await request('POST', '/players', { name: '', shirt: { number: 'ten' } })
    expect(code).toBe('invalid-request')
    expect(fields?.map(({ path, code }) => [path, code])).toEqual([
      ['name', 'too_small'],
      ['shirt.number', 'invalid_type'],
    ])
  })

  it('says so when the body is no JSON, or none at all', async () => {
    expect(await request('POST', '/players', '{"name":')).toMatchObject({ code: 'invalid-request' })
    expect(await request('POST', '/players', 'null')).toMatchObject({ code: 'invalid-request' })
    expect(await request('POST', '/players', JSON.stringify({ name: 'x'.repeat(2 ** 21) }))).toMatchObject({
      code: 'too-large',
    })
  })

  it.each(['/bug', '/wrong'])('does not reveal internal errors at %s', async url => {
    const result = await request('GET', url)
    expect(result).toMatchObject({ code: 'something-went-wrong', detail: 'Something went wrong!', status: 500 })
    expect(JSON.stringify(result)).not.toContain('1234')
  })

  it('knows a full disk, which is no bug', async () => {
    expect(await request('GET', '/full')).toMatchObject({ code: 'storage-full', status: 507 })
  })
})
