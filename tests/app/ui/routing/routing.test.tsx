import { act, cleanup, render, screen } from '@testing-library/react'
import { UNSAFE_createMemoryHistory as createMemoryHistory, Link, Outlet, useParams } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RoutedScreens, routeObjects } from '../../../../app/ui/routing/RoutedScreens.tsx'
import { useLeaveGuard } from '../../../../app/ui/routing/RoutingContext.ts'
import { type AppRoute, createRouting } from '../../../../app/ui/routing/routing.ts'

afterEach(cleanup)

/** A screen that comes when the test says so. */
function coming(text: string) {
  let come: (() => void) | null = null
  const load = () =>
    new Promise<React.ComponentType>(resolve => {
      come = () => resolve(() => <p>{text}</p>)
    })
  return { load, come: () => act(async () => come?.()) }
}

function open(tree: readonly AppRoute[], ...entries: string[]) {
  const history = createMemoryHistory({ initialEntries: entries.length > 0 ? entries : ['/'] })
  const routing = createRouting(history, routeObjects(tree))
  const { container } = render(<RoutedScreens routing={routing} />)
  const go = (path: string) => act(async () => routing.navigator.push(path))
  const back = () => act(async () => history.go(-1))
  return { routing, container, history, go, back, at: () => history.location.pathname }
}

const home: AppRoute = { path: '/', element: <p>home</p> }

describe('going to another screen', () => {
  it('keeps what is shown, and the address, until the next screen is there', async () => {
    const store = coming('store')
    const { go, at } = open([home, { path: '/store', load: store.load }])
    await go('/store')
    expect([screen.queryByText('home') !== null, at()]).toEqual([true, '/'])
    await store.come()
    expect([screen.queryByText('store') !== null, at()]).toEqual([true, '/store'])
  })

  it('goes where it was last asked to', async () => {
    const [slow, quick] = [coming('slow'), coming('quick')]
    const { go, at } = open([home, { path: '/slow', load: slow.load }, { path: '/quick', load: quick.load }])
    await go('/slow')
    await go('/quick')
    await quick.come()
    await slow.come()
    expect([screen.queryByText('quick') !== null, at()]).toEqual([true, '/quick'])
  })

  it('shows at once what was fetched before, and reads its parameters', async () => {
    const Design = () => <p>{`design ${useParams().id}`}</p>
    const load = vi.fn(async () => Design)
    const { go } = open([home, { path: '/design/:id', load }])
    await go('/design/one')
    await go('/design/two')
    expect([screen.queryByText('design two') !== null, load.mock.calls.length]).toEqual([true, 1])
  })
})

describe('the first screen', () => {
  it('has nothing before it, and its placeholder where it has one', async () => {
    const [plain, design] = [coming('plain'), coming('design')]
    expect(open([{ path: '/', load: plain.load }]).container.textContent).toBe('')
    cleanup()
    const { container } = open([{ path: '/', load: design.load, fallback: <p>skeleton</p> }])
    expect(container.textContent).toBe('skeleton')
    await design.come()
    expect(container.textContent).toBe('design')
  })

  it('is told apart from one that is not there yet', async () => {
    const { routing } = open([{ path: '/', load: async () => () => <p>here</p> }])
    await act(() => routing.ready)
    expect(routing.shown.current().isReady).toBe(true)
  })
})

describe('a screen that cannot be shown', () => {
  it('stays within its frame, and is fetched again when somebody comes back', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    const load = vi.fn<() => Promise<React.ComponentType>>(async () => () => <p>store</p>)
    load.mockRejectedValueOnce(new Error('offline'))
    const frame = (
      <div>
        <Link to="/">frame</Link>
        <Outlet />
      </div>
    )
    const { go } = open([{ element: frame, children: [home, { path: '/store', load, failed: <p>failed</p> }] }])
    await go('/store')
    expect([screen.queryByText('frame') !== null, screen.queryByText('failed') !== null]).toEqual([true, true])
    await go('/')
    expect(screen.queryByText('home')).not.toBeNull()
    await go('/store')
    expect(screen.queryByText('store')).not.toBeNull()
    complaints.mockRestore()
  })

  it('fails when its guard does not know, and leads elsewhere when it does', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    const guard = vi.fn(async (): Promise<string | null> => '/signin')
    const load = async () => () => <p>mine</p>
    const tree = [home, { path: '/mine', load, guard, failed: <p>failed</p> }, { path: '/signin', element: <p>who</p> }]
    const { go, back, at } = open(tree)
    await go('/mine?page=2')
    expect([guard.mock.calls, at()]).toEqual([[['/mine?page=2']], '/signin'])
    await back()
    expect(at()).toBe('/')
    guard.mockRejectedValueOnce(new Error('not reached'))
    await go('/mine')
    expect(screen.queryByText('failed')).not.toBeNull()
    complaints.mockRestore()
  })
})

describe('asking before a page is left', () => {
  async function openUnsaved() {
    let decide: (isLeft: boolean) => void = () => {}
    const guard = vi.fn(() => new Promise<boolean>(resolve => (decide = resolve)))
    const Unsaved = () => {
      useLeaveGuard(guard)
      return <p>unsaved</p>
    }
    const opened = open([home, { path: '/unsaved', element: <Unsaved /> }], '/', '/unsaved')
    return { ...opened, guard, confirm: (isLeft: boolean) => act(async () => decide(isLeft)) }
  }

  it('goes on when somebody says so, once', async () => {
    const { go, confirm, guard, at } = await openUnsaved()
    await go('/')
    expect(at()).toBe('/unsaved')
    await confirm(true)
    expect([at(), guard.mock.calls.length, screen.queryByText('home') !== null]).toEqual(['/', 1, true])
  })

  it('stays when somebody says so', async () => {
    const { go, confirm, at } = await openUnsaved()
    await go('/')
    await confirm(false)
    expect(at()).toBe('/unsaved')
  })

  it('takes a step back of the browser back until somebody says so', async () => {
    const { back, confirm, guard, at } = await openUnsaved()
    await back()
    expect([at(), screen.queryByText('unsaved') !== null]).toEqual(['/unsaved', true])
    await confirm(true)
    expect([at(), guard.mock.calls.length, screen.queryByText('home') !== null]).toEqual(['/', 1, true])
  })
})
