import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { ServicesContext } from '../session/ServicesContext.ts'
import type { Services } from '../session/services.ts'
import { FetchStudioContext } from '../studio/StudioContext.ts'
import type { Studio } from '../studio/studio.ts'
import { Toasts } from '../ui/controls/toast/Toasts.tsx'
import { Tooltips } from '../ui/controls/tooltip/Tooltips.tsx'
import { BlockOverlay, ConfirmDialog } from '../ui/Notices.tsx'
import { RoutedScreens } from '../ui/routing/RoutedScreens.tsx'
import type { Routing } from '../ui/routing/routing.ts'

interface AppProps {
  readonly services: Services
  readonly routing: Routing
  fetchStudio(): Promise<Studio>
}

/** The frame of every screen, in browsers and on the server: services, words, theme, routes and messages. */
export function App({ services, routing, fetchStudio }: AppProps) {
  const { session } = services
  // Not before the page is there: the server, which has drawn it, does not know who is here.
  useEffect(() => void session.start(), [session])
  return (
    <StrictMode>
      <ServicesContext value={services}>
        <I18nextProvider i18n={services.words}>
          <QueryClientProvider client={services.queries}>
            <FetchStudioContext value={fetchStudio}>
              <RoutedScreens routing={routing} />
            </FetchStudioContext>
            <ConfirmDialog />
            <BlockOverlay />
            <Toasts toasts={services.toasts} />
            <Tooltips />
          </QueryClientProvider>
        </I18nextProvider>
      </ServicesContext>
    </StrictMode>
  )
}
