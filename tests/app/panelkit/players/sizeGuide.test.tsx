import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SizeGuideButton } from '../../../../app/panelkit/players/SizeGuideButton.tsx'
import { soccer } from '../../../support/openSoccer.ts'
import { renderInWords } from '../../../support/renderPanel.tsx'

afterEach(cleanup)

it('shows the body that each size is made for, and the garment beside it', async () => {
  renderInWords(<SizeGuideButton garment={soccer} />)
  fireEvent.click(screen.getByRole('button', { name: 'Size guide' }))
  const body = await screen.findByRole('table', { name: 'Your body' })
  const garment = screen.getByRole('table', { name: /laid flat \(± 1.5 cm\)/ })
  const cellsOf = (table: HTMLElement, size: string) =>
    within(within(table).getByRole('rowheader', { name: size }).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(cellsOf(body, 'M')).toEqual(['92–97', '78–83', '94–98', '165–171'])
  expect(cellsOf(garment, '3XL').slice(0, 2)).toEqual(['64.5', '64'])
  expect(within(garment).getAllByRole('row')).toHaveLength(11)
})
