import { act, cleanup, render, screen } from '@testing-library/react'
import { UNSAFE_createMemoryHistory as createMemoryHistory, createPath } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { TermsGate } from '../../../app/frame/TermsGate.tsx'
import { ServicesContext } from '../../../app/session/ServicesContext.ts'
import { createServices } from '../../../app/session/services.ts'
import { RoutedScreens, routeObjects } from '../../../app/ui/routing/RoutedScreens.tsx'
import { createRouting } from '../../../app/ui/routing/routing.ts'
import { detailsOf } from '../../support/detailsOf.ts'
import { surroundings } from '../../support/surroundings.ts'

afterEach(cleanup)

function open(address: string) {
  const services = createServices(surroundings())
  const history = createMemoryHistory({ initialEntries: [address] })
  const tree = [{ element: <TermsGate />, children: [{ path: '*', element: <p>here</p> }] }]
  const routing = createRouting(history, routeObjects(tree))
  render(
    <ServicesContext value={services}>
      <RoutedScreens routing={routing} />
    </ServicesContext>,
  )
  const enter = (termsAccepted: boolean) => act(() => services.session.replaceDetails(detailsOf({ termsAccepted })))
  return { enter, where: () => createPath(routing.shown.current().location) }
}

it.each(['/', '/me/dashboard', '/design/soccer?design=one'])(
  'leads from %s to the terms whoever has not accepted them, and remembers the way',
  async address => {
    const { enter, where } = open(address)
    expect(screen.getByText('here')).toBeTruthy()
    await enter(false)
    expect(where()).toBe(address === '/' ? '/auth/signin' : `/auth/signin?redirect_to=${encodeURIComponent(address)}`)
  },
)

it.each(['/terms', '/privacy', '/auth/forgotpassword'])('lets %s be read before that', async address => {
  const { enter, where } = open(address)
  await enter(false)
  expect(where()).toBe(address)
})

it('opens every screen to people who have accepted them', async () => {
  const { enter, where } = open('/me/dashboard')
  await enter(true)
  expect(where()).toBe('/me/dashboard')
})
