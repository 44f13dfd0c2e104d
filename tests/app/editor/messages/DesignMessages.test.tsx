import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { openDB } from 'idb'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DesignMessages } from '../../../../app/editor/messages/DesignMessages.tsx'
import { ServicesContext } from '../../../../app/session/ServicesContext.ts'
import { addGarmentWords } from '../../../../app/studio/garmentWords.ts'
import type { ConnectionState } from '../../../../app/studio/live/serverConnection.ts'
import { OpenDesignContext } from '../../../../app/studio/OpenDesignContext.ts'
import type { OpenDesign } from '../../../../app/studio/openDesign.ts'
import { StudioContext } from '../../../../app/studio/StudioContext.ts'
import { ToasterPart } from '../../../../app/ui/controls/toast/ToasterPart.tsx'
import { authorId, createState, layerId } from '../../../../engine/index.ts'
import { defaultFont } from '../../../../engine/plugin.ts'
import { setName } from '../../../../plugins/index.ts'
import type { DesignStatus } from '../../../../server/contract/designs/design.ts'
import { memoryHub } from '../../../support/memoryTransport.ts'
import { soccer } from '../../../support/openSoccer.ts'
import { openEngine, run } from '../../../support/peers.ts'
import { addText, removeLayer, setName as renameKit, setLayer } from '../../../support/plainTools.ts'
import { rawClient } from '../../../support/rawClient.ts'
import { addStudioWords } from '../../../support/studioWords.ts'
import { openStudio } from '../../../support/surroundings.ts'

afterEach(cleanup)
beforeEach(() => localStorage.setItem('lang', 'en'))

let pages = 0
function openPage() {
  const page = pages++
  let ids = 0
  const { services, studio } = openStudio(
    { newId: () => `message-${page}-${ids++}` },
    { findFaceFiles: async font => [{ file: `/${font}.woff`, ranges: 'U+0-7F' }] },
  )
  addStudioWords(services.words)
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
        <ToasterPart toasts={services.toasts} />
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
    expect(await screen.findByText(/1 piece couldn’t be read/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /Restore \d changes?/ }))
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
    expect(await screen.findAllByText(/Text stopped working and is turned off/)).toHaveLength(1)
    expect(design.pluginErrors.current()).toHaveLength(1)
    design.close()
  })

  it('is another thing than a garment, which stays, in part', async () => {
    const page = openPage()
    addGarmentWords(page.services.words, soccer)
    const design = await page.studio.openDesign(soccer, page.newId())
    show(page, design)
    act(() => design.report({ plugin: 'soccer', during: 'pattern', message: 'It fell apart.' }))
    expect(await screen.findByText(/^Soccer kit can’t be drawn as designed. .*Your design is safe/)).toBeTruthy()
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

describe('a design that several people filled past a limit', () => {
  it('says what to remove before a layer is brought back', async () => {
    const page = openPage()
    const design = await page.studio.openDesign(soccer, page.newId())
    show(page, design)
    const others = ['Vichea', 'Dara'].map(name => openEngine({ author: authorId(`${name}#0`), name }))
    const send = () => {
      for (const { timeline } of others) {
        design.engine.timeline.log().apply(timeline.log().update(), { from: 'peer', transport: 'test' })
      }
    }
    for (const other of others) {
      for (let index = 0; index < 151; index++) {
        run(other, addText.of({ layer: `${other.timeline.log().author[0]}${index}`, text: 'A' }))
      }
    }
    act(send)
    act(() => design.engine.selection.set({ kind: 'layer', layer: layerId('D0') }))
    for (const other of others.slice(1)) run(other, removeLayer.of({ layer: 'D0' }))
    act(send)
    fireEvent.click(await screen.findByRole('button', { name: 'Restore' }))
    expect(await screen.findByText(/has 301 layers and can have at most 300\. Remove layers/)).toBeTruthy()
    expect(design.engine.document.current().layers[layerId('D0')]).toBeUndefined()
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
    expect(await screen.findByText('1 of 1 changes was already replaced.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Show changes' }))
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
    expect(await screen.findByText(/1 part of this design was made with another version/)).toBeTruthy()
    design.close()
  })
})

describe('a newer version of the page', () => {
  it('is named when it has written what cannot be read here', async () => {
    const page = openPage()
    const design = await page.studio.openDesign(soccer, page.newId())
    show(page, design)
    const hub = memoryHub()
    const newer = openEngine()
    newer.sync.join(hub.transport('newer'))
    design.engine.sync.join(hub.transport('page'))
    const update = rawClient(500, { head: [3, 'dara#0', 0] }).update()
    act(() => void newer.timeline.log().apply(update, { from: 'peer', transport: 'test' }))
    expect(await screen.findByText(/made with a newer version of Kitloom/)).toBeTruthy()
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
    await screen.findByText(/Your changes aren’t saved/)
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
    await act(() => page.studio.lettering.need([{ font: defaultFont, text: 'KIT' }]))
    expect(await screen.findByText('Fonts not loaded: Serie A. Using another font for now.')).toBeTruthy()
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
    expect(await screen.findByText(/Only the owner can withdraw it/)).toBeTruthy()
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
