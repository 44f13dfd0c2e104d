import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openLastStep } from '../../../support/lastStep.tsx'

afterEach(cleanup)

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)
  if (!found) throw new Error(`There is no field ${name}.`)
  return found
}
const choices = (name: string) => within(field(name)).queryAllByRole('option')

it('offers the communes of the chosen district, and takes them back with another one', async () => {
  const { fill } = openLastStep()
  fill('province', 'Siem Reap')
  fill('district', 'Siem Reap')
  await waitFor(() => expect(choices('commune').length).toBeGreaterThan(10))
  expect(screen.getByRole('option', { name: 'Svay Dankum' })).toBeTruthy()
  fill('commune', 'Svay Dankum')
  expect(field('commune').value).toBe('Svay Dankum')
  fill('district', 'Puok')
  await waitFor(() => expect(field('commune').value).toBe(''))
  expect(screen.queryByRole('option', { name: 'Svay Dankum' })).toBeNull()
})

it('lets a commune be written where no list has one', async () => {
  const { fill } = openLastStep()
  fill('province', 'Siem Reap')
  fill('district', 'Run Ta Aek Techo Sen')
  await waitFor(() => expect(field('commune').tagName).toBe('INPUT'))
  fill('district', 'Puok')
  await waitFor(() => expect(choices('commune').length).toBeGreaterThan(10))
  fill('country', 'FR')
  await waitFor(() => expect(field('province').tagName).toBe('INPUT'))
  expect(field('commune').tagName).toBe('INPUT')
})
