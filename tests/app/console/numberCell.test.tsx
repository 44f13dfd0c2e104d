import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { NumberCell } from '../../../app/console/prices/NumberCell.tsx'
import en from '../../../app/console/prices/words/en.json' with { type: 'json' }
import kh from '../../../app/console/prices/words/kh.json' with { type: 'json' }
import { useScreenWords } from '../../../app/i18n/words.ts'
import { renderScreen } from '../../support/renderScreen.tsx'

afterEach(cleanup)

function Shown(props: React.ComponentProps<typeof NumberCell>) {
  useScreenWords('prices', { en, kh })
  return <NumberCell {...props} />
}

async function cell(props: Partial<React.ComponentProps<typeof NumberCell>>) {
  const set = vi.fn()
  renderScreen(<Shown label="Price" value={1970} per={100} before={1970} max={100_000_000} set={set} {...props} />)
  const field = await screen.findByRole<HTMLInputElement>('textbox')
  return { field, set }
}

it('writes money with its cents, and other shares without noughts', async () => {
  expect((await cell({ isMoney: true })).field.value).toBe('19.70')
  cleanup()
  expect((await cell({ value: 3000 })).field.value).toBe('30')
  cleanup()
  expect((await cell({ value: 10, per: 1 })).field.value).toBe('10')
})

it('takes a thousand dollars for a thousand', async () => {
  const { field, set } = await cell({ isMoney: true })
  fireEvent.change(field, { target: { value: '1,600' } })
  expect(set).toHaveBeenLastCalledWith(160_000)
  fireEvent.change(field, { target: { value: '16,005' } })
  expect(set).toHaveBeenLastCalledWith(1_600_500)
  fireEvent.change(field, { target: { value: '16.005' } })
  expect(set).toHaveBeenLastCalledWith(Number.NaN)
})
