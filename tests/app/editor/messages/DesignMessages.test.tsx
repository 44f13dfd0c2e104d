import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { openDB } from 'idb'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DesignMessages } from '../../../../app/editor/messages/DesignMessages.tsx'
import { ServicesContext } from '../../../../app/session/ServicesContext.ts'
import type { ConnectionState } from '../../../../app/studio/live/serverConnection.ts'
import { OpenDesignContext } from '../../../../app/studio/OpenDesignContext.ts'
import type { OpenDesign } from '../../../../app/studio/openDesign.ts'
import { StudioContext } from '../../../../app/studio/StudioContext.ts'
import { Toasts } from '../../../../app/ui/Notices.tsx'
import { createState, defaultFont, layerId } from '../../../../engine/index.ts'
import { setName } from '../../../../plugins/index.ts'
import type { DesignStatus } from '../../../../server/contract/designs/design.ts'
import { soccer } from '../../../support/openSoccer.ts'
import { openEngine, run } from '../../../support/peers.ts'
import { addText, setName as renameKit, setLayer } from '../../../support/plainTools.ts'
import { openStudio } from '../../../support/surroundings.ts'

afterEach(cleanup)
beforeEach(() => localStorage.setItem('lang', 'en'))

let pages = 0
function openPage() {
  const page = pages++
  let ids = 0
  const { services, studio } = openStudio(
    { newId: () => `message-${page}-${ids++}` },
    { faceAddresses: { [defaultFont]: '/serie-a.woff' } },
  )
  return { services, studio, newId: services.newId }
}

function show({ services, studio }: ReturnType<typeof openPage>, design: OpenDesign) {
  render(
    <ServicesContext value={services}>
      <I18nextProvider i18n={services.words}>
        <MemoryRouter>
          <StudioContext value={studio}>
            <OpenDesignContext value={design}>
              <DesignMessages />
            </OpenDesignContext>
          </StudioContext>
        </MemoryRouter>
        <Toasts toasts={services.toasts} />
      </I18nextProvider>
    </ServicesContext>,
  )
}

describe('a damaged store', () => {
  it('is told, and what waits for the lost pieces can be brought back', async () => {
    const page = openPage()
    const first = await page.studio.openDesign(soccer, 'design-damaged')
    for (const name of ['One', 'Two', 'Three']) first.engine.dispatch(setName.of({ name }))
    await vi.waitFor(() => expect(first.engine.sync.saved.current().kind).toBe('saved'))
    first.close()
    const database = await openDB('kitloom-design:design-damaged')
    const [key = 0] = await database.getAllKeys('updates')
    const piece = await database.get('updates', key)
    await database.put('updates', { ...piece, sum: piece.sum + 1 }, key)
    database.close()

    const design = await page.studio.openDesign(soccer, 'design-damaged')
    show(page, design)
    expect(screen.getByText(/1 piece could not be read/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /Bring back \d changes?/ }))
    expect(design.engine.document.current().design.name).toBe('Three')
    design.close()
  })
})

describe('a tool that failed', () => {
  it('is named, and the design is said to be safe', async () => {
    const page = openPage()
    const design = await page.studio.openDesign(soccer, page.newId())
    show(page, design)
    act(() => design.report({ plugin: 'text', during: 'draw', message: 'It fell apart.' }))
    act(() => design.report({ plugin: 'text', during: 'draw', message: 'And again.' }))
    expect(screen.getAllByText(/The tool Text failed and is switched off/)).toHaveLength(1)
    expect(design.faults.current()).toHaveLength(1)
    design.close()
  })
})

describe('a layer that is gone', () => {
  it('is let go of', async () => {
    const page = openPage()
    const design = await page.studio.openDesign(soccer, page.newId())
    show(page, design)
    act(() => design.engine.selection.set({ kind: 'layer', layer: layerId('gone') }))
    expect(design.engine.selection.current()).toEqual({ kind: 'none' })
    design.close()
  })
})

describe('work of the time offline', () => {
  it('that somebody else has replaced is counted, listed and said again', async () => {
    const page = openPage()
    const design = await page.studio.openDesign(soccer, page.newId())
    show(page, design)
    const other = openEngine()
    act(() => void dispatchEvent(new Event('offline')))
    act(() => void design.engine.dispatch(setName.of({ name: 'Mine' })))
    for (const name of ['One', 'Two', 'Theirs']) run(other, renameKit.of({ name }))
    act(() => void dispatchEvent(new Event('online')))
    const update = other.timeline.log().update()
    act(() => void design.engine.timeline.log().apply(update, { from: 'peer', transport: 'test' }))
    expect(design.engine.document.current().design.name).toBe('Theirs')
    expect(screen.getByText('1 of 1 changes was already replaced.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Show them' }))
    design.close()
  })
})

describe('another version of the page', () => {
  it('is named when it has made what nothing here can draw', async () => {
    const page = openPage()
    const design = await page.studio.openDesign(soccer, page.newId())
    show(page, design)
    const newer = openEngine()
    run(newer, addText.of({ layer: 'one', text: 'A' }), setLayer.of({ layer: 'one', field: 'kind', value: 'hologram' }))
    const update = newer.timeline.log().update()
    act(() => void design.engine.timeline.log().apply(update, { from: 'peer', transport: 'test' }))
    expect(screen.getByText(/1 part of this design was made by another version/)).toBeTruthy()
    design.close()
  })
})

describe('a device that keeps nothing', () => {
  it('says what is lost, and the page asks before it closes', async () => {
    const page = openPage()
    const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('Storage is switched off.', 'SecurityError')
    })
    const design = await page.studio.openDesign(soccer, page.newId())
    show(page, design)
    const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(leave()).toBe(true)
    act(() => void design.engine.dispatch(setName.of({ name: 'Angkor' })))
    await screen.findByText(/Your changes are on this page only/)
    await vi.waitFor(() => expect(leave()).toBe(false))
    open.mockRestore()
    design.close()
  })
})

describe('a font that does not come', () => {
  it('is named, with a button that tries again', async () => {
    const page = openPage()
    const design = await page.studio.openDesign(soccer, page.newId())
    show(page, design)
    await act(() => page.studio.lettering.need([defaultFont]))
    expect(screen.getByText('Not loaded: Serie A. Another font stands in for now.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    design.close()
  })
})

describe('a design that joins the server', () => {
  it('holds the first edit until it is told how the design stands, and rests with its owner', async () => {
    const page = openPage()
    const opened = await page.studio.openDesign(soccer, 'design-joining')
    const { engine } = opened
    const rename = (name: string) => act(() => void engine.dispatch(setName.of({ name })))
    const name = () => engine.document.current().design.name
    rename('One')
    const state = createState<ConnectionState>({ kind: 'joining' })
    const status = createState<DesignStatus | null>(null)
    show(page, { ...opened, connection: { ...opened.connection, state, status, isGuest: true } })
    rename('Two')
    expect(name()).toBe('One')
    act(() => status.set('DRAFT'))
    expect(name()).toBe('Two')
    act(() => status.set('REVIEWING'))
    rename('Three')
    expect(name()).toBe('Two')
    expect(screen.getByText(/Whoever shared it with you can withdraw it/)).toBeTruthy()
    opened.close()
  })

  it('holds nothing where no server is reached', async () => {
    const page = openPage()
    const opened = await page.studio.openDesign(soccer, 'design-offline')
    const { engine } = opened
    engine.dispatch(setName.of({ name: 'One' }))
    const state = createState<ConnectionState>({ kind: 'joining' })
    show(page, { ...opened, connection: { ...opened.connection, state, isGuest: true } })
    engine.dispatch(setName.of({ name: 'Two' }))
    act(() => state.set({ kind: 'offline' }))
    expect(engine.document.current().design.name).toBe('Two')
    opened.close()
  })
})
