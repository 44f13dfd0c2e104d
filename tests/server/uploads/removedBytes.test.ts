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
import { type House, openHouse } from '../../support/server/openHouse.ts'
import { formOf, svgOf } from '../../support/server/pictures.ts'

const day = 24 * 60 * 60 * 1000
/** A crest that nobody else has, and that is shown by other bytes than it came in. */
const newCrest = () => svgOf(`<script>1</script><path id="c${randomUUID()}" d="M0 0H9V9Z"/>`)

describe.each(databases)('the bytes of a picture on $name', kind => {
  let house: House
  /** What a test does in the midst of the store's work. */
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
    house = await openHouse({ database: kind, services })
  })
  beforeEach(() => {
    meanwhile = {}
  })
  afterAll(() => house.close())

  async function bring(who: Designer, crest = newCrest()) {
    const { body, headers } = await formOf([['crest.svg', crest]])
    const { items } = uploads.parse((await expectCode(who.post('/api/uploads', body, headers), 201)).json())
    const [{ sha256 = '', shownSha256 = '', url = '' } = {}] = items
    expect(shownSha256).not.toBe(sha256)
    return { sha256, url, crest, names: [sha256, shownSha256] }
  }
  /** Of the original and of what is shown. */
  const kept = async ({ names }: { names: readonly string[] }) => {
    const sizes = await Promise.all(names.map(name => house.services.files.size(name)))
    return sizes.map(size => size !== null)
  }
  const clear = () =>
    deleteExpired(house.services, error => {
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
    const [owner, other, abroad] = [await addCustomer(house), addGuest(house), addGuest(house, 'mekong')]
    const picture = await bring(owner)
    for (const who of [other, abroad]) await bring(who, picture.crest)
    for (const who of [owner, other]) {
      await expectCode(who.delete(picture.url), 204)
      expect(await kept(picture)).toEqual([true, true])
    }
    await expectCode(abroad.get(picture.url), 200)
    await expectCode(abroad.delete(picture.url), 204)
    expect(await kept(picture)).toEqual([false, false])
    expect(await house.database.asHouse(tx => tx.select().from(looseFiles))).toEqual([])
  })

  it('stay while a design of somebody else has it', async () => {
    const [owner, other] = [await addCustomer(house), addGuest(house)]
    const picture = await bring(owner)
    await wear(other, picture.sha256)
    await expectCode(owner.delete(picture.url), 204)
    expect(await kept(picture)).toEqual([true, true])
    await expectCode(other.get(picture.url), 200)
  })

  it('stay while the shop offers it to everybody', async () => {
    const owner = await addCustomer(house)
    const picture = await bring(owner)
    const { id: tenantId } = await house.shop('angkor')
    await house.database.asTenant(tenantId, async tx => {
      const [asset] = await tx.select().from(assets).where(eq(assets.sha256, picture.sha256))
      const named = { kind: 'graphic' as const, name: randomUUID(), title: 'Crest' }
      await tx.insert(resources).values({ tenantId, id: randomUUID(), ...named, assetId: asset?.id ?? '' })
    })
    await expectCode(owner.delete(picture.url), 204)
    expect(await kept(picture)).toEqual([true, true])
  })

  it('are put again by whoever found them there and wrote his row after they went', async () => {
    const [owner, other] = [await addCustomer(house), await addCustomer(house)]
    const picture = await bring(owner)
    let puts = 0
    meanwhile.put = async () => {
      puts += 1
      if (puts === 2) await expectCode(owner.delete(picture.url), 204)
      if (puts === 2) expect(await kept(picture)).toEqual([false, false])
    }
    await bring(other, picture.crest)
    expect(puts).toBe(4)
    expect(await kept(picture)).toEqual([true, true])
    await expectCode(other.get(picture.url), 200)
  })

  it('are there for whoever begins to bring it while they go', async () => {
    const [owner, other] = [await addCustomer(house), await addCustomer(house)]
    const picture = await bring(owner)
    let bringing: Promise<unknown> = Promise.resolve()
    meanwhile.delete = async () => {
      meanwhile = {}
      bringing = bring(other, picture.crest)
    }
    await expectCode(owner.delete(picture.url), 204)
    await bringing
    expect(await kept(picture)).toEqual([true, true])
  })

  it('stay for whoever brings it while its last row goes', async () => {
    const owner = await addCustomer(house)
    const others = await Promise.all(Array.from({ length: 8 }, () => addCustomer(house)))
    const picture = await bring(owner)
    await Promise.all([owner.delete(picture.url), ...others.map(other => bring(other, picture.crest))])
    for (const other of others) await expectCode(other.get(picture.url), 200)
    expect(await kept(picture)).toEqual([true, true])
    await Promise.all(others.map(other => expectCode(other.delete(picture.url), 204)))
    expect(await kept(picture)).toEqual([false, false])
  })

  it('go an hour later when the store did not answer', async () => {
    const owner = await addCustomer(house)
    const picture = await bring(owner)
    meanwhile.delete = () => Promise.reject(new Error('The store does not answer.'))
    await expectCode(owner.delete(picture.url), 204)
    expect((await owner.get(picture.url)).statusCode).toBe(404)
    expect(await kept(picture)).toEqual([true, true])
    meanwhile = {}
    await clear()
    expect(await kept(picture)).toEqual([false, false])
  })

  it('go with the guest who brought it 30 days ago and has no design any more', async () => {
    const [guest, back] = [addGuest(house, 'mekong'), addGuest(house)]
    const [left, used] = [await bring(guest), await bring(back)]
    house.clock.now += 20 * day
    await wear(back, used.sha256)
    house.clock.now += 10 * day
    await clear()
    expect([await kept(left), await kept(used)]).toEqual([
      [true, true],
      [true, true],
    ])
    house.clock.now += 1
    await clear()
    expect([await kept(left), await kept(used)]).toEqual([
      [false, false],
      [true, true],
    ])
    house.clock.now += 30 * day
    await clear()
    expect(await kept(used)).toEqual([false, false])
  })

  it('stay when the guest has gone and somebody else’s design has it', async () => {
    const [guest, other] = [addGuest(house), await addCustomer(house)]
    const picture = await bring(guest)
    await wear(other, picture.sha256)
    house.clock.now += 31 * day
    await clear()
    expect(await kept(picture)).toEqual([true, true])
    await expectCode(other.get(picture.url), 200)
  })

  it('go with an account, but for what designs of others have', async () => {
    const [owner, other] = [await addCustomer(house), await addCustomer(house)]
    const [alone, shared] = [await bring(owner), await bring(owner)]
    await wear(other, shared.sha256)
    const { id: tenantId } = await house.shop('angkor')
    await house.database.asTenant(tenantId, async tx => {
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
    const [guest, customer] = [addGuest(house), await addCustomer(house)]
    const picture = await bring(guest)
    await expectCode(customer.post('/api/designs/claim', { guestSecret: guest.secret }), 200)
    house.clock.now += 31 * day
    await clear()
    expect(await kept(picture)).toEqual([true, true])
  })
})
