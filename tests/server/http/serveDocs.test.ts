import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemCodes } from '../../../server/contract/problemCodes.ts'
import { type House, openHouse } from '../../support/server/openHouse.ts'

describe('the description of the calls', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse()
  })
  afterAll(() => house.close())

  it('is OpenAPI, made from the schemas', async () => {
    const answer = await house.get('/api/docs/openapi.json')
    expect(answer.statusCode).toBe(200)
    const { openapi, paths } = answer.json()
    expect(openapi).toBe('3.1.0')
    expect(paths['/whoami'].get).toMatchObject({ 'x-access': 'public', security: [] })
    const schema = paths['/whoami'].get.responses['200'].content['application/json'].schema
    expect(Object.keys(schema.properties)).toEqual(
      expect.arrayContaining(['name', 'logo', 'productTypes', 'templates']),
    )
  })

  it('names calls only: no files, and not itself', async () => {
    const { paths } = (await house.get('/api/docs/openapi.json')).json()
    expect(Object.keys(paths).filter(path => path.includes('*') || path.includes('docs'))).toEqual([])
  })

  it('says of every call how it fails, and lists every code where a problem points to', async () => {
    const { paths } = (await house.get('/api/docs/openapi.json')).json()
    const calls = Object.values<Record<string, { responses: object }>>(paths).flatMap(path => Object.values(path))
    for (const call of calls) expect(call.responses).toHaveProperty(['default', 'content', 'application/problem+json'])
    const { body } = await house.get('/api/docs')
    for (const code of Object.keys(problemCodes)) expect(body).toContain(`<tr id="${code.replaceAll(' ', '-')}">`)
  })

  it('is a page for people, without a script', async () => {
    const answer = await house.get('/api/docs')
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toContain('<td>/whoami</td>')
    expect(answer.body).not.toContain('<script')
  })
})
