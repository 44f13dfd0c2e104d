import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { InkHint } from '../../../app/panelkit/colour/InkHint.tsx'
import { useShopInks } from '../../../app/panelkit/colour/useShopInks.ts'
import { ServicesContext } from '../../../app/session/ServicesContext.ts'
import { createServices } from '../../../app/session/services.ts'
import type { TenantState } from '../../../app/session/tenant.ts'
import { createState } from '../../../engine/index.ts'
import { renderInWords } from '../../support/renderPanel.tsx'
import { surroundings } from '../../support/surroundings.ts'

afterEach(cleanup)

const inks = [
  { name: 'Temple red', colour: '#c2182b' },
  { name: 'Jade', colour: '#0f9d76' },
]

it('names the ink that looks most like a colour, how far it is, and gives it at a press', async () => {
  const choose = vi.fn()
  renderInWords(<InkHint colour="#C41A2D" inks={inks} choose={choose} />)
  const button = await screen.findByRole('button', { name: /Nearest ink: Temple red.*ΔE 0\.\d/ })
  fireEvent.click(button)
  expect(choose).toHaveBeenCalledWith('#C2182B')
  expect(screen.queryByText(/visibly differently/)).toBeNull()
})

it('warns of a colour that prints visibly differently', async () => {
  renderInWords(<InkHint colour="#1D3FBF" inks={inks} choose={() => {}} />)
  expect(await screen.findByText(/prints visibly differently/)).toBeDefined()
})

it('has nothing to give where the colour is an ink, and nothing to say where the shop has no colour book', async () => {
  const { unmount } = renderInWords(<InkHint colour="#0F9D76" inks={inks} choose={() => {}} />)
  expect(await screen.findByRole('button', { name: 'Ink: Jade' })).toHaveProperty('disabled', true)
  unmount()
  renderInWords(<InkHint colour="#0F9D76" inks={[]} choose={() => {}} />)
  expect(screen.queryByRole('button')).toBeNull()
})

const InksOfShop = () => (
  <p>
    {useShopInks()
      .map(({ name }) => name)
      .join(' · ')}
  </p>
)

it.each([
  ['en', 'Temple red · Jade'],
  ['kh', 'ក្រហមប្រាសាទ · Jade'],
] as const)('calls inks in %s by the names that the shop gives them in it', (language, names) => {
  const settings = { inks: inks.map(ink => (ink.name === 'Jade' ? ink : { ...ink, nameKh: 'ក្រហមប្រាសាទ' })) }
  const services = createServices(surroundings())
  const state = createState({ kind: 'known', tenant: { settings } } as TenantState)
  renderInWords(
    <ServicesContext value={{ ...services, tenant: { ...services.tenant, state } }}>
      <InksOfShop />
    </ServicesContext>,
    language,
  )
  expect(screen.getByText(names)).toBeDefined()
})
