import { describe, expect, it, vi } from 'vitest'
import 'fake-indexeddb/auto'
import { setName } from '../../../plugins/index.ts'
import { soccer } from '../../support/openSoccer.ts'
import { openStudio } from '../../support/surroundings.ts'

describe('a design', () => {
  it('is on this device when it is opened again', async () => {
    const { studio } = openStudio()
    const first = await studio.openDesign(soccer, 'design-again')
    first.engine.dispatch(setName.of({ name: 'Angkor' }))
    await vi.waitFor(() => expect(first.engine.sync.saved.current().kind).toBe('saved'))
    first.close()
    const second = await studio.openDesign(soccer, 'design-again')
    expect(second.engine.document.current().design.name).toBe('Angkor')
    second.close()
  })

  it('can be kept as a copy under an id of its own', async () => {
    const { studio } = openStudio({ newId: () => 'copied-0001' })
    const first = await studio.openDesign(soccer, 'design-copied')
    first.engine.dispatch(setName.of({ name: 'Naga' }))
    const id = await studio.saveCopy(soccer, first.engine.document.current())
    const copy = await studio.openDesign(soccer, id)
    expect([id, copy.engine.document.current().design.name]).toEqual(['copied-0001', 'Naga'])
    first.close()
    copy.close()
  })

  it('is named without being on the screen, in its log and on the list', async () => {
    const { studio } = openStudio()
    const first = await studio.openDesign(soccer, 'design-named')
    first.engine.dispatch(setName.of({ name: 'Naga' }))
    await first.engine.sync.retrySaving()
    first.close()
    expect((await studio.renameDesign(soccer, 'design-named', '  Angkor   home ')).kind).toBe('applied')
    expect(studio.designs.list()).toMatchObject([{ id: 'design-named', garment: 'soccer', name: 'Angkor home' }])
    const refused = { kind: 'refused', reason: 'invalid-payload' }
    expect(await studio.renameDesign(soccer, 'design-named', 'x'.repeat(121))).toEqual(refused)
    const retry = await studio.openDesign(soccer, 'design-named')
    expect(retry.engine.document.current().design.name).toBe('Angkor home')
    expect(retry.engine.undo().kind).toBe('changed')
    expect(retry.engine.document.current().design.name).toBe('Naga')
    retry.close()
  })

  it('opens and can be edited where the browser has no database, and says that it is not saved', async () => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Storage is switched off.', 'SecurityError')
    })
    const { engine, close } = await openStudio().studio.openDesign(soccer, 'design-unkept')
    expect(engine.dispatch(setName.of({ name: 'Naga' })).kind).toBe('applied')
    await vi.waitFor(() => expect(engine.sync.saved.current()).toEqual({ kind: 'failed', reason: 'store-refused' }))
    open.mockRestore()
    await engine.sync.retrySaving()
    expect(engine.sync.saved.current()).toEqual({ kind: 'saved' })
    close()
  })
})
