import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../server/db/newId.ts'
import { databases } from '../../support/server/databases.ts'
import { addCustomer, namedPrincipals } from '../../support/server/namedPrincipals.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'

const sok = { name: 'សុខ ដារ៉ា', number: '០៧', size: 'L', team: 'Reds' }

describe.each(databases)('the players of a customer on $name', kind => {
  let api: TestServer
  beforeAll(async () => {
    api = await openTestServer({ database: kind, services: () => ({ authenticator: namedPrincipals }) })
  })
  afterAll(() => api.close())

  it('are added, listed by team, changed and deleted', async () => {
    const club = await addCustomer(api)
    const added = await club.post('/api/players', sok)
    expect([added.statusCode, added.headers.etag]).toEqual([201, '"1"'])
    await club.post('/api/players', { ...sok, name: 'Vanna', number: '1', goalkeeper: true, team: 'Blues' })
    const list = (await club.get('/api/players')).json()
    expect(list.items.map((one: { name: string }) => one.name)).toEqual(['Vanna', 'សុខ ដារ៉ា'])
    expect(list.teams).toEqual([
      { team: 'Blues', players: 1 },
      { team: 'Reds', players: 1 },
    ])
    const { id } = added.json()
    const changed = await club.patch(`/api/players/${id}`, { shortsSize: 'XL' }, { 'if-match': '"1"' })
    expect(changed.json()).toMatchObject({ number: '០៧', shortsSize: 'XL', version: 2 })
    expect((await club.delete(`/api/players/${id}`)).statusCode).toBe(204)
    expect((await club.get('/api/players')).json().total).toBe(1)
  })

  it('are found by part of a name or number, whatever signs are typed', async () => {
    const club = await addCustomer(api)
    for (const name of ['Sok', 'Sokha', '100%']) await club.post('/api/players', { ...sok, name })
    const found = async (search: string) =>
      (await club.get(`/api/players?search=${encodeURIComponent(search)}`)).json().total
    expect([await found('sok'), await found('%'), await found('_'), await found('០')]).toEqual([2, 1, 0, 3])
  })

  it('are added once, however often they are sent', async () => {
    const club = await addCustomer(api)
    const player = { ...sok, id: newId() }
    const codes = await Promise.all([1, 2, 3].map(() => club.post('/api/players', player)))
    expect(codes.map(response => response.statusCode).toSorted()).toEqual([200, 200, 201])
    expect((await club.get('/api/players')).json().total).toBe(1)
  })

  it('are not overwritten from an older version', async () => {
    const club = await addCustomer(api)
    const { id } = (await club.post('/api/players', sok)).json()
    const change = (version: string, number: string) =>
      club.patch(`/api/players/${id}`, { number }, { 'if-match': version })
    expect((await change('"1"', '8')).statusCode).toBe(200)
    expect((await change('"1"', '9')).json().code).toBe('version-mismatch')
    expect((await club.patch(`/api/players/${id}`, { number: '9' })).json().code).toBe('version-required')
  })

  it.each([
    ['no name', { name: '' }, 'name', 'required'],
    ['no number', { number: '' }, 'number', 'required'],
    ['three figures', { number: '123' }, 'number', 'invalid-number'],
    ['a number in words', { number: 'ten' }, 'number', 'invalid-number'],
    ['a name of 300 letters', { name: 'ក'.repeat(300) }, 'name', 'too-long'],
    ['a line break in a name', { name: 'Sok\nDara' }, 'name', 'invalid-text'],
  ])('refuse %s at its field', async (_what, bad, path, code) => {
    const club = await addCustomer(api)
    const response = await club.post('/api/players', { ...sok, ...bad })
    expect(response.statusCode).toBe(400)
    expect(response.json().fields).toEqual([expect.objectContaining({ path, code })])
    expect((await club.get('/api/players')).json().total).toBe(0)
  })

  it('belong to nobody else', async () => {
    const club = await addCustomer(api)
    const { id } = (await club.post('/api/players', sok)).json()
    const others = [await addCustomer(api), await addCustomer(api, 'mekong')]
    for (const other of others) {
      expect((await other.patch(`/api/players/${id}`, { number: '9' }, { 'if-match': '"1"' })).statusCode).toBe(404)
      expect((await other.delete(`/api/players/${id}`)).statusCode).toBe(404)
      expect((await other.get('/api/players')).json().items).toEqual([])
    }
    expect((await api.get('/api/players')).statusCode).toBe(401)
  })
})
