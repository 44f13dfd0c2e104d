import { ChakraProvider } from '@chakra-ui/react'
import { I18nextProvider } from 'react-i18next'
import { RouterProvider } from 'react-router-dom'
import type { Services } from '../services.ts'
import { createRoutes } from './createRoutes.tsx'
import { ServicesContext } from './ServicesContext.ts'
import { system } from './system.ts'
import { Toasts } from './toasts/Toasts.tsx'

const router = createRoutes()

/** The frame of every screen: services, words, theme, routes and messages. */
export function App({ services }: { readonly services: Services }) {
  return (
    <ServicesContext value={services}>
      <I18nextProvider i18n={services.words}>
        <ChakraProvider value={system}>
          <RouterProvider router={router} />
          <Toasts toasts={services.toasts} />
        </ChakraProvider>
      </I18nextProvider>
    </ServicesContext>
  )
}
