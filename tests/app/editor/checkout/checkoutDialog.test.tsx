import { ChakraProvider } from '@chakra-ui/react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { CheckoutDialog } from '../../../../app/editor/checkout/CheckoutDialog.tsx'
import { type EditorControls, EditorControlsContext } from '../../../../app/editor/controls/EditorControlsContext.ts'
import { ServicesContext } from '../../../../app/session/ServicesContext.ts'
import { localConnection } from '../../../../app/studio/live/serverConnection.ts'
import { OpenDesignContext } from '../../../../app/studio/OpenDesignContext.ts'
import type { OpenDesign } from '../../../../app/studio/openDesign.ts'
import { StudioContext } from '../../../../app/studio/StudioContext.ts'
import { system } from '../../../../app/ui/controls/system.ts'
import { openSoccer, soccer } from '../../../support/openSoccer.ts'
import { openStudio } from '../../../support/surroundings.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const Address = () => <p data-testid="address">{useLocation().pathname}</p>

it('a garment that nobody drew on is found at its checkout: it is ordered plain', async () => {
  const { services, studio } = openStudio()
  const connection = { ...localConnection, join: async () => ({ kind: 'open' }) as const }
  const design = { id: 'kit', garment: soccer, engine: openSoccer(), connection } as Partial<OpenDesign> as OpenDesign
  render(
    <ChakraProvider value={system}>
      <I18nextProvider i18n={services.words}>
        <MemoryRouter>
          <ServicesContext value={services}>
            <StudioContext value={studio}>
              <OpenDesignContext value={design}>
                <EditorControlsContext value={{} as EditorControls}>
                  <CheckoutDialog close={() => {}} />
                  <Address />
                </EditorControlsContext>
              </OpenDesignContext>
            </StudioContext>
          </ServicesContext>
        </MemoryRouter>
      </I18nextProvider>
    </ChakraProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(services.words.t('checkout.checkout')) }))
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/design/checkout/kit'))
  expect(studio.designs.list()).toMatchObject([{ id: 'kit', garment: 'soccer', name: '' }])
})
