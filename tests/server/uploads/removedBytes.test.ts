import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uploads } from '../../../server/contract/uploads.ts'
import { accounts } from '../../../server/db/schema/accounts.ts'
import { assets, looseFiles, resources } from '../../../server/db/schema/assets.ts'
import type { FileStore } from '../../../server/files/fileStore.ts'
import { deleteExpired } from '../../../server/retention.ts'
import type { Services } from '../../../server/services.ts'
import { leaveUploads } from '../../../server/uploads/transferUploads.ts'
import { databases } from '../../support/server/databases.ts'
import { addGuest, type Designer, expectCode } from '../../support/server/designers.ts'
import { drawKit } from '../../support/server/drawKit.ts'
import { addCustomer, namedPrincipals } from '../../support/server/namedPrincipals.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { formOf, svgOf } from '../../support/server/uploadFiles.ts'

const day = 24 * 60 * 60 * 1000
/** A unique crest whose cleaned bytes differ from the original. */
const newCrest = () => svgOf(`<script>1</script><path id="c${randomUUID()}" d="M0 0H9V9Z"/>`)

describe.each(databases)('the bytes of a picture on $name', kind => {
  let api: TestServer
  /** What a test does while the store is working. */
  let meanwhile: { delete?: () => Promise<unknown>; put?: () => Promise<unknown> } = {}
  beforeAll(async () => {
    const watched = (store: FileStore): FileStore => ({
      ...store,
      delete: async file => {
        await meanwhile.delete?.()
        await store.delete(file)
      },
      put: async bytes => {
        const file = await store.put(bytes)
        await meanwhile.put?.()
        return file
      },
    })
    const services = ({ files }: Services) => ({ authenticator: namedPrincipals, files: watched(files) })
    api = await openTestServer({ database: kind, services })
  })
  beforeEach(() => {
    meanwhile = {}
  })
  afterAll(() => api.close())

  async function bring(who: Designer, crest = newCrest()) {
    const { body, headers } = await formOf([['crest.svg', crest]])
    const { items } = uploads.parse((await expectCode(who.post('/api/uploads', body, headers), 201)).json())
    const [{ sha256 = '', shownSha256 = '', url = '' } = {}] = items
    expect(shownSha256).not.toBe(sha256)
    return { sha256, url, crest, names: [sha256, shownSha256] }
  }
  /** The hashes of the original and the cleaned file. */
  const kept = async ({ names }: { names: readonly string[] }) => {
    const sizes = await Promise.all(names.map(name => api.services.files.size(name)))
    return sizes.map(size => size !== null)
  }
  const clear = () =>
    deleteExpired(api.services, error => {
      throw error
    })
  async function wear(who: Designer, asset: string): Promise<void> {
    const id = randomUUID()
    const { engine, update } = drawKit()
    engine.dispatch({ type: 'crest.add', payload: { layer: 'crest', slot: 'logo', asset } })
    await expectCode(who.post('/api/designs', { id, productType: 'SOCCER_KIT' }), 201)
    await expectCode(who.post(`/api/designs/${id}/log`, { update: update() }), 200)
  }

  it('go with the last row that names it, in whichever shop that is', async () => {
    const [owner, other, abroad] = [await addCustomer(api), addGuest(api), addGuest(api, 'mekong')]
    const image = await bring(owner)
    for (const who of [other, abroad]) await bring(who, image.crest)
    for (const who of [owner, other]) {
      await expectCode(who.delete(image.url), 204)
      expect(await kept(image)).toEqual([true, true])
    }
    await expectCode(abroad.get(image.url), 200)
    await expectCode(abroad.delete(image.url), 204)
    expect(await kept(image)).toEqual([false, false])
    expect(await api.database.asSystem(tx => tx.select().from(looseFiles))).toEqual([])
  })

  it('stay while a design of somebody else has it', async () => {
    const [owner, other] = [await addCustomer(api), addGuest(api)]
    const image = await bring(owner)
    await wear(other, image.sha256)
    await expectCode(owner.delete(image.url), 204)
    expect(await kept(image)).toEqual([true, true])
    await expectCode(other.get(image.url), 200)
  })

  it('stay while the shop offers it to everybody', async () => {
    const owner = await addCustomer(api)
    const image = await bring(owner)
    const { id: tenantId } = await api.shop('angkor')
    await api.database.asTenant(tenantId, async tx => {
      const [asset] = await tx.select().from(assets).where(eq(assets.sha256, image.sha256))
      const named = { kind: 'graphic' as const, name: randomUUID(), title: 'Crest' }
      await tx.insert(resources).values({ tenantId, id: randomUUID(), ...named, assetId: asset?.id ?? '' })
    })
    await expectCode(owner.delete(image.url), 204)
    expect(await kept(image)).toEqual([true, true])
  })

  it('are stored again by an upload that found them and wrote its row after they were deleted', async () => {
    const [owner, other] = [await addCustomer(api), await addCustomer(api)]
    const image = await bring(owner)
    let puts = 0
    meanwhile.put = async () => {
      puts += 1
      if (puts === 2) await expectCode(owner.delete(image.url), 204)
      if (puts === 2) expect(await kept(image)).toEqual([false, false])
    }
    await bring(other, image.crest)
    expect(puts).toBe(4)
    expect(await kept(image)).toEqual([true, true])
    await expectCode(other.get(image.url), 200)
  })

  it('are there for an upload that starts while they are deleted', async () => {
    const [owner, other] = [await addCustomer(api), await addCustomer(api)]
    const image = await bring(owner)
    let bringing: Promise<unknown> = Promise.resolve()
    meanwhile.delete = async () => {
      meanwhile = {}
      bringing = bring(other, image.crest)
    }
    await expectCode(owner.delete(image.url), 204)
    await bringing
    expect(await kept(image)).toEqual([true, true])
  })

  it('stay for an upload while the last row is deleted', async () => {
    const owner = await addCustomer(api)
    const others = await Promise.all(Array.from({ length: 8 }, () => addCustomer(api)))
    const image = await bring(owner)
    await Promise.all([owner.delete(image.url), ...others.map(other => bring(other, image.crest))])
    for (const other of others) await expectCode(other.get(image.url), 200)
    expect(await kept(image)).toEqual([true, true])
    await Promise.all(others.map(other => expectCode(other.delete(image.url), 204)))
    expect(await kept(image)).toEqual([false, false])
  })

  it('are deleted an hour later when the store did not respond', async () => {
    const owner = await addCustomer(api)
    const image = await bring(owner)
    meanwhile.delete = () => Promise.reject(new Error('The store does not answer.'))
    await expectCode(owner.delete(image.url), 204)
    expect((await owner.get(image.url)).statusCode).toBe(404)
    expect(await kept(image)).toEqual([true, true])
    meanwhile = {}
    await clear()
    expect(await kept(image)).toEqual([false, false])
  })

  it('are deleted 30 days after the upload of a guest without designs', async () => {
    const [guest, back] = [addGuest(api, 'mekong'), addGuest(api)]
    const [left, used] = [await bring(guest), await bring(back)]
    api.clock.now += 20 * day
    await wear(back, used.sha256)
    api.clock.now += 10 * day
    await clear()
    expect([await kept(left), await kept(used)]).toEqual([
      [true, true],
      [true, true],
    ])
    api.clock.now += 1
    await clear()
    expect([await kept(left), await kept(used)]).toEqual([
      [false, false],
      [true, true],
    ])
    api.clock.now += 30 * day
    await clear()
    expect(await kept(used)).toEqual([false, false])
  })

  it('stay when the guest has gone and somebody else’s design has it', async () => {
    const [guest, other] = [addGuest(api), await addCustomer(api)]
    const image = await bring(guest)
    await wear(other, image.sha256)
    api.clock.now += 31 * day
    await clear()
    expect(await kept(image)).toEqual([true, true])
    await expectCode(other.get(image.url), 200)
  })

  it('go with an account, but for what designs of others have', async () => {
    const [owner, other] = [await addCustomer(api), await addCustomer(api)]
    const [alone, shared] = [await bring(owner), await bring(owner)]
    await wear(other, shared.sha256)
    const { id: tenantId } = await api.shop('angkor')
    await api.database.asTenant(tenantId, async tx => {
      await leaveUploads(tx, owner.id)
      await tx.delete(accounts).where(eq(accounts.id, owner.id))
    })
    await clear()
    expect([await kept(alone), await kept(shared)]).toEqual([
      [false, false],
      [true, true],
    ])
    await expectCode(other.get(shared.url), 200)
  })

  it('stay with the customer who claimed it', async () => {
    const [guest, customer] = [addGuest(api), await addCustomer(api)]
    const image = await bring(guest)
    await expectCode(customer.post('/api/designs/claim', { guestSecret: guest.secret }), 200)
    api.clock.now += 31 * day
    await clear()
    expect(await kept(image)).toEqual([true, true])
  })
})
