import { act } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { App } from '../../../app/frame/App.tsx'
import { publicScreens } from '../../../app/frame/publicScreens.ts'
import { routeTree } from '../../../app/frame/routeTree.tsx'
import { renderPage } from '../../../app/frame/server/renderPage.tsx'
import { createServices } from '../../../app/session/services.ts'
import { routeObjects } from '../../../app/ui/routing/RoutedScreens.tsx'
import { createRouting } from '../../../app/ui/routing/routing.ts'
import type { PageRequest } from '../../../server/contract/pageStart.ts'
import { surroundings } from '../../support/surroundings.ts'
import { tenantOf } from '../../support/tenantOf.ts'

const responses: Readonly<Record<string, unknown>> = {
  '/whoami': tenantOf(),
  '/api/pricing': { currency: 'USD', tiers: [], products: [] },
}

const requestOf = (address: string): PageRequest => ({
  address,
  origin: 'https://shop.example',
  language: 'kh',
  theme: 'light',
  tenant: null,
  now: () => 1_700_000_000_000,
  fetch: async path => {
    const found = responses[path]
    return found ? Response.json(found) : Response.json({}, { status: 404 })
  },
})

let root: Root | null = null
afterEach(() => act(() => root?.unmount()))

it.each([
  ...['/', '/products', '/store', '/pricing', '/about', '/careers', '/privacy', '/terms', '/credits'],
  ...['/auth/signin', '/auth/signup'],
])('takes %s over from the server without a change', async address => {
  const page = await renderPage(requestOf(address))
  if (!page) throw new Error('There is no page.')
  const container = document.createElement('div')
  container.innerHTML = page.body
  document.body.append(container)
  const first = container.firstElementChild
  const before = container.innerHTML

  const services = createServices(surroundings({ start: page.start }))
  const history = createMemoryHistory({ initialEntries: [address] })
  const routing = createRouting(history, routeObjects(routeTree(publicScreens, services)))
  await routing.ready
  const complaints: unknown[] = []
  await act(async () => {
    root = hydrateRoot(
      container,
      <App services={services} routing={routing} fetchStudio={() => new Promise(() => {})} />,
      { onRecoverableError: error => complaints.push(error) },
    )
  })
  expect(complaints).toEqual([])
  expect(container.firstElementChild).toBe(first)
  expect(before).toContain('<main id="content"')
  container.remove()
})
