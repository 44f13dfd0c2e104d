import { describe, expect, it } from 'vitest'
import { databaseDesignLogStore } from '../../../server/rooms/databaseDesignLogStore.ts'
import { everyDatabase, pgliteOf } from '../../support/server/databases.ts'
import { openDesigns } from '../../support/server/openDesigns.ts'

const [pglite] = everyDatabase

describe('compacting a log', () => {
  it('deletes nothing when the snapshot is not read back as it was written', async () => {
    if (!pglite) throw new Error('PGlite is missing.')
    const { database, design, close } = await openDesigns(pglite)
    const ref = await design()
    const store = databaseDesignLogStore(database, Date.now)
    const update = (value: number) => ({ clients: [7], owner: 'account:sokha', bytes: new Uint8Array([value]) })
    await store.append(ref.tenant, [{ design: ref.design, after: 0, updates: [update(1), update(2)] }])
    await pgliteOf(database)?.exec(`
      reset role;
      create function rot() returns trigger language plpgsql as $$ begin new.bytes = '\\x00'; return new; end $$;
      create trigger rot before insert on design_snapshots for each row execute function rot()`)
    await expect(store.compact(ref, { seq: 2, bytes: new Uint8Array([1, 2]) })).rejects.toThrow('does not match')
    const tail = await store.since(ref, 0)
    expect(tail?.snapshot).toBeNull()
    expect(tail?.updates.map(({ bytes }) => [...bytes])).toEqual([[1], [2]])
    await close()
  })
})
