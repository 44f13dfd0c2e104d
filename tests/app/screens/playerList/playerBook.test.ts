import { describe, expect, it } from 'vitest'
import { createPlayerBook } from '../../../../app/screens/playerList/playerBook.ts'
import { createClient, type Fetch } from '../../../../app/session/api/createClient.ts'
import type { RequestError } from '../../../../app/session/api/useRequest.ts'
import type { AccountPlayerFields, Player } from '../../../../server/contract/players/players.ts'

const plain = { size: 'M', shortsSize: null, sleeve: null, goalkeeper: false, team: '' } as const
const sokha: AccountPlayerFields = { ...plain, name: 'Sokha', number: '10' }

/** A server of one customer's players, which can be cut off or hold its answers back. */
function openServer() {
  const kept = new Map<string, Player>()
  const requested: string[] = []
  const line = { isCut: false, full: 100 }
  const at = new Date(0).toISOString()
  const refused = (code: string, status: number) =>
    Response.json({ type: 'about:blank', title: code, status, code, detail: '' }, { status })
  const reply = (method: string, path: string, { body: sent, headers }: RequestInit) => {
    const body: unknown = JSON.parse(typeof sent === 'string' ? sent : 'null')
    const id = path.split('/').at(-1) ?? ''
    const known = kept.get(id)
    if (method === 'GET') {
      const items = [...kept.values()]
      return { items, total: items.length, page: 1, pageSize: 500, teams: [] }
    }
    if (path === '/api/players/import') {
      const { rows } = body as { rows: readonly AccountPlayerFields[] }
      if (kept.size + rows.length > line.full) return refused('too-many-players', 409)
      for (const [index, row] of rows.entries()) {
        const id = `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`
        kept.set(id, { version: 1, createdAt: at, updatedAt: at, id, ...row })
      }
      return { added: rows.length, skipped: [], unused: [], isSizeGiven: true }
    }
    if (method === 'POST') {
      if (kept.size >= line.full) return refused('too-many-players', 409)
      const made = { version: 1, createdAt: at, updatedAt: at, ...(body as AccountPlayerFields & { id: string }) }
      kept.set(made.id, made)
      return made
    }
    if (!known) return refused('not-found', 404)
    if (method === 'DELETE') {
      kept.delete(id)
      return new Response(null, { status: 204 })
    }
    if (new Headers(headers).get('if-match') !== `"${known.version}"`) return refused('version-mismatch', 412)
    const changed = { ...known, ...(body as Partial<AccountPlayerFields>), version: known.version + 1 }
    kept.set(id, changed)
    return changed
  }
  const fetch: Fetch = async (address, init = {}) => {
    const path = address.split('?')[0] ?? ''
    const method = init.method ?? 'GET'
    requested.push(`${method} ${path}`)
    await Promise.resolve()
    if (line.isCut) throw new TypeError('Failed to fetch')
    const reported = reply(method, path, init)
    return reported instanceof Response ? reported : Response.json(reported)
  }
  return { kept, requested, line, client: createClient(fetch) }
}

async function openBook(server = openServer()) {
  const errors: RequestError[] = []
  const ids = Array.from({ length: 20 }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`)
  const book = createPlayerBook({
    client: server.client,
    newId: () => ids.shift() ?? '',
    now: () => 0,
    onSaveFailed: error => void errors.push(error),
  })
  await book.load()
  const rows = () => {
    const state = book.state.current()
    return state.kind === 'open' ? state.rows : []
  }
  const first = () => rows()[0]?.player.id ?? ''
  const settled = () => expect.poll(() => rows().map(({ state }) => state)).not.toContain('saving')
  return { book, server, errors, rows, first, settled, names: () => rows().map(({ player }) => player.name) }
}

describe('the list of players', () => {
  it('shows a new player at once and keeps them behind', async () => {
    const { book, rows, settled, server } = await openBook()
    book.add(sokha)
    expect(rows()).toMatchObject([{ player: { name: 'Sokha' }, state: 'saving' }])
    await settled()
    expect(rows()).toMatchObject([{ player: { version: 1 }, state: 'saved' }])
    expect([...server.kept.values()]).toMatchObject([sokha])
  })

  it('keeps quick changes of one player one after the other', async () => {
    const { book, first, settled, server, errors } = await openBook()
    book.add(sokha)
    book.change(first(), { number: '7' })
    book.change(first(), { size: 'XL' })
    book.change(first(), { number: '8' })
    await settled()
    expect([...server.kept.values()]).toMatchObject([{ number: '8', size: 'XL' }])
    expect(errors).toEqual([])
  })

  it('takes what was changed elsewhere, and what was typed here wins', async () => {
    const { book, first, rows, settled, server, errors } = await openBook()
    book.add(sokha)
    await settled()
    const known = server.kept.get(first())
    if (known) server.kept.set(first(), { ...known, team: 'Angkor', number: '99', version: 5 })
    book.change(first(), { number: '7' })
    await settled()
    expect(rows()).toMatchObject([{ player: { number: '7', team: 'Angkor', version: 6 }, state: 'saved' }])
    expect(errors).toEqual([])
  })

  it('loses nothing without the server, and keeps it when asked again', async () => {
    const { book, rows, first, settled, server, errors } = await openBook()
    book.add(sokha)
    await settled()
    server.line.isCut = true
    book.change(first(), { number: '7' })
    book.add({ ...sokha, name: 'Dara' })
    await settled()
    expect(rows().map(({ state }) => state)).toEqual(['unsaved', 'unsaved'])
    expect(errors).toEqual([{ kind: 'unreachable' }, { kind: 'unreachable' }])
    server.line.isCut = false
    book.retry()
    await settled()
    expect(rows().map(({ state }) => state)).toEqual(['saved', 'saved'])
    expect([...server.kept.values()]).toMatchObject([{ number: '7' }, { name: 'Dara' }])
  })

  it('brings a deleted player back to their place, with their id', async () => {
    const { book, names, first, settled, server } = await openBook()
    book.add(sokha)
    book.add({ ...sokha, name: 'Dara' })
    await settled()
    const id = first()
    const undo = book.remove(id)
    expect(names()).toEqual(['Dara'])
    await expect.poll(() => server.kept.has(id)).toBe(false)
    undo()
    await settled()
    expect(names()).toEqual(['Sokha', 'Dara'])
    expect(server.kept.get(id)).toMatchObject(sokha)
  })

  it('leaves no player on the server who is deleted while being added', async () => {
    const { book, first, server } = await openBook()
    book.add(sokha)
    book.remove(first())
    await expect.poll(() => server.requested).toContainEqual(expect.stringMatching(/^DELETE/))
    await expect.poll(() => server.kept.size).toBe(0)
  })

  it('puts a player back who could not be deleted', async () => {
    const { book, names, first, settled, server, errors } = await openBook()
    book.add(sokha)
    book.add({ ...sokha, name: 'Dara' })
    await settled()
    server.line.isCut = true
    book.remove(first())
    await expect.poll(names).toEqual(['Sokha', 'Dara'])
    expect(errors).toEqual([{ kind: 'unreachable' }])
  })

  it('takes a list whole, or says why not', async () => {
    const { book, names, server } = await openBook()
    server.line.full = 2
    const team = ['Sokha', 'Dara', 'Chan'].map(name => ({ ...sokha, name }))
    expect(await book.take(team)).toMatchObject({ kind: 'refused', code: 'too-many-players' })
    expect([names(), server.kept.size]).toEqual([[], 0])
    server.line.full = 3
    expect(await book.take(team)).toMatchObject({ kind: 'ok', value: { added: 3, skipped: [] } })
    expect(names()).toEqual(['Sokha', 'Dara', 'Chan'])
  })

  it('says that it did not come, and comes when asked again', async () => {
    const server = openServer()
    server.line.isCut = true
    const { book } = await openBook(server)
    expect(book.state.current()).toEqual({ kind: 'failed', error: { kind: 'unreachable' } })
    server.line.isCut = false
    await book.load()
    expect(book.state.current()).toEqual({ kind: 'open', rows: [] })
  })
})
