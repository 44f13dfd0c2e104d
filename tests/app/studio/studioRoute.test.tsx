import 'fake-indexeddb/auto'
import { cleanup, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ScreenFailed } from '../../../app/frame/ScreenFailed.tsx'
import { ServicesContext } from '../../../app/session/ServicesContext.ts'
import { FetchStudioContext, useStudio } from '../../../app/studio/StudioContext.ts'
import type { Studio } from '../../../app/studio/studio.ts'
import { studioRoute } from '../../../app/studio/studioRoute.tsx'
import { RoutedScreens, routeObjects } from '../../../app/ui/routing/RoutedScreens.tsx'
import { createRouting } from '../../../app/ui/routing/routing.ts'
import { openStudio } from '../../support/surroundings.ts'

afterEach(cleanup)
beforeEach(() => localStorage.setItem('lang', 'en'))

function Screen() {
  return <p>{`${useStudio().designs.list().length} designs`}</p>
}

function open(fetchStudio?: () => Promise<Studio>) {
  const { services, studio } = openStudio()
  const route = studioRoute(<p>Skeleton</p>, { path: '/', element: <Screen /> })
  const tree = [{ failed: <ScreenFailed />, children: [route] }]
  const routing = createRouting(createMemoryHistory(), routeObjects(tree))
  render(
    <ServicesContext value={services}>
      <I18nextProvider i18n={services.words}>
        <FetchStudioContext value={fetchStudio ?? (async () => studio)}>
          <RoutedScreens routing={routing} />
        </FetchStudioContext>
      </I18nextProvider>
    </ServicesContext>,
  )
}

describe('a screen that works with the studio', () => {
  it('is a skeleton until the studio is there', async () => {
    open()
    expect(screen.getByText('Skeleton')).toBeTruthy()
    await screen.findByText('0 designs')
    expect(screen.queryByText('Skeleton')).toBeNull()
  })

  it('says that it did not load when the studio does not come, and how to go on', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    open(() => Promise.reject(new Error('offline')))
    await screen.findByText('This page didn’t load')
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
    complaints.mockRestore()
  })
})
