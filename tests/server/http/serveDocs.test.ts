import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemCodes } from '../../../server/contract/problemCodes.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'

describe('the description of the calls', () => {
  let api: TestServer
  beforeAll(async () => {
    api = await openTestServer()
  })
  afterAll(() => api.close())

  it('is OpenAPI, made from the schemas', async () => {
    const response = await api.get('/api/docs/openapi.json')
    expect(response.statusCode).toBe(200)
    const { openapi, paths } = response.json()
    expect(openapi).toBe('3.1.0')
    expect(paths['/whoami'].get).toMatchObject({ 'x-access': 'public', security: [] })
    const schema = paths['/whoami'].get.responses['200'].content['application/json'].schema
    expect(Object.keys(schema.properties)).toEqual(
      expect.arrayContaining(['name', 'logo', 'productTypes', 'templates']),
    )
  })

  it('names calls only: no files, and not itself', async () => {
    const { paths } = (await api.get('/api/docs/openapi.json')).json()
    expect(Object.keys(paths).filter(path => path.includes('*') || path.includes('docs'))).toEqual([])
  })

  it('says of every call how it fails, and lists every code where a problem points to', async () => {
    const { paths } = (await api.get('/api/docs/openapi.json')).json()
    const calls = Object.values<Record<string, { responses: object }>>(paths).flatMap(path => Object.values(path))
    for (const call of calls) expect(call.responses).toHaveProperty(['default', 'content', 'application/problem+json'])
    const { body } = await api.get('/api/docs')
    for (const code of Object.keys(problemCodes)) expect(body).toContain(`<tr id="${code.replaceAll(' ', '-')}">`)
  })

  it('is a page for people, without a script', async () => {
    const response = await api.get('/api/docs')
    expect(response.headers['content-type']).toContain('text/html')
    expect(response.body).toContain('<td>/whoami</td>')
    expect(response.body).not.toContain('<script')
  })
})
