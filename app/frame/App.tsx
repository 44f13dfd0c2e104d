import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { RouterProvider } from 'react-router-dom'
import { ServicesContext } from '../session/ServicesContext.ts'
import type { Services } from '../session/services.ts'
import { FetchStudioContext } from '../studio/StudioContext.ts'
import type { Studio } from '../studio/studio.ts'
import { Toasts } from '../ui/controls/toast/Toasts.tsx'
import { Tooltips } from '../ui/controls/tooltip/Tooltips.tsx'
import { BlockOverlay, ConfirmDialog } from '../ui/Notices.tsx'
import { createRoutes } from './createRoutes.tsx'

interface AppProps {
  readonly services: Services
  fetchStudio(): Promise<Studio>
}

/** The frame of every screen: services, words, theme, routes and messages. */
export function App({ services, fetchStudio }: AppProps) {
  const [router] = useState(() => createRoutes(services))
  return (
    <ServicesContext value={services}>
      <I18nextProvider i18n={services.words}>
        <QueryClientProvider client={services.queries}>
          <FetchStudioContext value={fetchStudio}>
            <RouterProvider router={router} />
          </FetchStudioContext>
          <ConfirmDialog />
          <BlockOverlay />
          <Toasts toasts={services.toasts} />
          <Tooltips />
        </QueryClientProvider>
      </I18nextProvider>
    </ServicesContext>
  )
}
