import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FilterBar } from '../../../app/console/frame/ListPage.tsx'

afterEach(cleanup)

it('narrows a list when the typing rests, so that an export holds what the field asks for', async () => {
  const submit = vi.fn()
  render(<FilterBar search="" label="Person" submit={submit} />)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'dara ' } })
  await waitFor(() => expect(submit).toHaveBeenCalledExactlyOnceWith('dara'))
})

it('searches at once with Enter', () => {
  const submit = vi.fn()
  render(<FilterBar search="" label="Person" submit={submit} />)
  const field = screen.getByRole('searchbox')
  fireEvent.change(field, { target: { value: 'dara' } })
  fireEvent.submit(field)
  expect(submit).toHaveBeenCalledWith('dara')
})
