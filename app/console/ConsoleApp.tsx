import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { addWords } from '../i18n/words.ts'
import { ServicesContext } from '../session/ServicesContext.ts'
import type { Services } from '../session/services.ts'
import { FetchStudioContext } from '../studio/StudioContext.ts'
import type { Studio } from '../studio/studio.ts'
import { Toasts } from '../ui/controls/toast/Toasts.tsx'
import { Tooltips } from '../ui/controls/tooltip/Tooltips.tsx'
import { BlockOverlay, ConfirmDialog } from '../ui/Notices.tsx'
import { RoutedScreens } from '../ui/routing/RoutedScreens.tsx'
import { createConsoleRoutes } from './consoleRoutes.tsx'
import { EntranceContext } from './session/EntranceContext.ts'
import type { Entrance } from './session/entrance.ts'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

interface ConsoleAppProps {
  readonly services: Services
  readonly entrance: Entrance
  fetchStudio(): Promise<Studio>
}

/** The frame of the console, which no page of the shop fetches. */
export function ConsoleApp({ services, entrance, fetchStudio }: ConsoleAppProps) {
  const [routing] = useState(() => {
    addWords(services.words, 'console', { en, kh })
    return createConsoleRoutes()
  })
  return (
    <ServicesContext value={services}>
      <EntranceContext value={entrance}>
        <FetchStudioContext value={fetchStudio}>
          <I18nextProvider i18n={services.words}>
            <QueryClientProvider client={services.queries}>
              <RoutedScreens routing={routing} />
              <ConfirmDialog />
              <BlockOverlay />
              <Toasts toasts={services.toasts} />
              <Tooltips />
            </QueryClientProvider>
          </I18nextProvider>
        </FetchStudioContext>
      </EntranceContext>
    </ServicesContext>
  )
}
