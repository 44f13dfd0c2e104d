import { act, within } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { App } from '../../../app/frame/App.tsx'
import { publicScreens } from '../../../app/frame/publicScreens.ts'
import { routeTree } from '../../../app/frame/routeTree.tsx'
import { renderPage } from '../../../app/frame/server/renderPage.tsx'
import { studioRoutes } from '../../../app/frame/studioRoutes.tsx'
import { createServices } from '../../../app/session/services.ts'
import { KeepTyped, typedIn } from '../../../app/ui/keepTyped.tsx'
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

/** A page as the server draws it, and what takes it over. */
async function drawn(address: string) {
  const page = await renderPage(requestOf(address))
  if (!page) throw new Error('There is no page.')
  const container = document.createElement('div')
  container.innerHTML = page.body
  document.body.append(container)
  const services = createServices(surroundings({ start: page.start }))
  const history = createMemoryHistory({ initialEntries: [address] })
  const routing = createRouting(history, routeObjects(routeTree([...publicScreens, ...studioRoutes], services)))
  await routing.ready
  const complaints: unknown[] = []
  const takeOver = () =>
    act(async () => {
      root = hydrateRoot(
        container,
        <KeepTyped typed={typedIn(container)}>
          <App services={services} routing={routing} fetchStudio={() => new Promise(() => {})} />
        </KeepTyped>,
        { onRecoverableError: error => complaints.push(error) },
      )
    })
  return { container, complaints, takeOver }
}

it.each([
  ...['/', '/products', '/store', '/pricing', '/about', '/careers', '/privacy', '/terms', '/credits'],
  ...['/auth/signin', '/auth/signup', '/quickstart'],
])('takes %s over from the server without a change', async address => {
  const { container, complaints, takeOver } = await drawn(address)
  const first = container.firstElementChild
  const before = container.innerHTML
  await takeOver()
  expect(complaints).toEqual([])
  expect(container.firstElementChild).toBe(first)
  expect(before).toContain('<main id="content"')
  container.remove()
})

it('keeps what was typed before it took the page over', async () => {
  const { container, takeOver } = await drawn('/quickstart')
  const [team] = container.querySelectorAll<HTMLInputElement>('form input')
  const main = container.querySelector<HTMLInputElement>('input[type=color]')
  if (!team || !main) throw new Error('There is no field.')
  team.value = 'PURSAT'
  main.value = '#6b2fa0'
  await takeOver()
  const hoops = within(container).getByRole('button', { name: 'ឆ្នូតផ្ដេក' })
  await act(async () => hoops.click())
  expect([team.value, main.value]).toEqual(['PURSAT', '#6b2fa0'])
  container.remove()
})
