import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { RouterProvider } from 'react-router-dom'
import type { Services } from '../services.ts'
import { ConfirmDialog } from './confirm/ConfirmDialog.tsx'
import { BlockOverlay } from './overlay/BlockOverlay.tsx'
import { createRoutes } from './routes/createRoutes.tsx'
import { ServicesContext } from './ServicesContext.ts'
import { Toasts } from './toasts/Toasts.tsx'

/** The frame of every screen: services, words, theme, routes and messages. */
export function App({ services }: { readonly services: Services }) {
  const [router] = useState(() => createRoutes(services))
  return (
    <ServicesContext value={services}>
      <I18nextProvider i18n={services.words}>
        <QueryClientProvider client={services.queries}>
          <RouterProvider router={router} />
          <ConfirmDialog />
          <BlockOverlay />
          <Toasts toasts={services.toasts} />
        </QueryClientProvider>
      </I18nextProvider>
    </ServicesContext>
  )
}
