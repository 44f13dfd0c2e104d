import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { UNSAFE_createMemoryHistory as createMemoryHistory, createPath } from 'react-router-dom'
import { fetchOnce } from '../../app/device/fetchOnce.ts'
import { ServicesContext } from '../../app/session/ServicesContext.ts'
import { createServices, type Surroundings } from '../../app/session/services.ts'
import { createStudio } from '../../app/studio/createStudio.ts'
import { fetchStudioWords } from '../../app/studio/fetchStudioWords.ts'
import { FetchStudioContext } from '../../app/studio/StudioContext.ts'
import { system } from '../../app/ui/controls/system.ts'
import { RoutedScreens, routeObjects } from '../../app/ui/routing/RoutedScreens.tsx'
import { createRouting } from '../../app/ui/routing/routing.ts'
import { studioSurroundings, surroundings } from './surroundings.ts'

export interface RenderOptions {
  readonly address?: string
  readonly fetch?: Surroundings['fetch']
  /** What the device remembers from before, by name. */
  readonly device?: Readonly<Record<string, string>>
  /** Screens at other addresses; without one an address shows itself. */
  readonly screens?: Readonly<Record<string, React.ReactNode>>
}

/** A screen of the shop with everything it works with, in English. */
export function renderScreen(element: React.ReactNode, options: RenderOptions = {}) {
  const { address = '/', fetch, screens = {}, device = {} } = options
  localStorage.clear()
  for (const [name, value] of Object.entries(device)) localStorage.setItem(name, value)
  const services = createServices(surroundings(fetch ? { fetch } : {}))
  services.language.set('en')
  const here = new URL(address, 'http://localhost').pathname
  const tree = [
    { path: here, element },
    ...Object.entries(screens).map(([path, screen]) => ({ path, element: screen })),
    { path: '*', element: <p>elsewhere</p> },
  ]
  const routing = createRouting(createMemoryHistory({ initialEntries: [address] }), routeObjects(tree))
  const fetchStudio = fetchOnce(async () => {
    await services.bringWords(fetchStudioWords)
    return createStudio(services, studioSurroundings())
  })
  const shown = render(
    <ServicesContext value={services}>
      <I18nextProvider i18n={services.words}>
        <QueryClientProvider client={services.queries}>
          <ChakraProvider value={system}>
            <FetchStudioContext value={fetchStudio}>
              <RoutedScreens routing={routing} />
            </FetchStudioContext>
          </ChakraProvider>
        </QueryClientProvider>
      </I18nextProvider>
    </ServicesContext>,
  )
  const where = () => createPath(routing.shown.current().location)
  return { ...shown, services, where }
}
