import { act, cleanup, render } from '@testing-library/react'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RoutedScreens, routeObjects } from '../../../../app/ui/routing/RoutedScreens.tsx'
import { createRouting } from '../../../../app/ui/routing/routing.ts'
import { ScrollRestoration } from '../../../../app/ui/routing/ScrollRestoration.tsx'

let scrolled: unknown[] = []

beforeEach(() => {
  scrolled = []
  vi.stubGlobal('scrollTo', (_: number, top: number) => scrolled.push(top))
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.id)
  }
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open() {
  const history = createMemoryHistory({ initialEntries: ['/long'] })
  const page = (
    <>
      <p id="prices">prices</p>
      <ScrollRestoration />
    </>
  )
  const routing = createRouting(history, routeObjects([{ path: '*', element: page }]))
  render(<RoutedScreens routing={routing} />)
  const scroll = (top: number) => {
    vi.stubGlobal('scrollY', top)
    act(() => void dispatchEvent(new Event('scroll')))
  }
  return {
    scroll,
    go: (path: string) => act(async () => routing.navigator.push(path)),
    back: () => act(async () => history.go(-1)),
  }
}

it('begins pages at the top or at what is named, and goes back to where one was left', async () => {
  const { scroll, go, back } = open()
  // The first page stays as it is: somebody may have scrolled before the script came.
  expect(scrolled).toEqual([])
  scroll(700)
  await go('/store')
  await go('/pricing#prices')
  await go('/pricing#%')
  expect(scrolled).toEqual([0, 'prices', 0])
  await back()
  await back()
  await back()
  expect(scrolled.slice(3)).toEqual(['prices', 0, 700])
})
