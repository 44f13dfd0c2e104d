import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { usePlainKeys } from '../../../app/console/frame/usePlainKeys.ts'

function Screen({ press }: { readonly press: (key: string) => void }) {
  usePlainKeys(({ key }) => press(key))
  return (
    <>
      <input aria-label="text" />
      <input aria-label="choice" type="radio" />
      <button type="button">button</button>
    </>
  )
}

it('hears keys that are pressed on a choice or a button, and none that are typed or pressed with another one', () => {
  const press = vi.fn()
  render(<Screen press={press} />)
  fireEvent.keyDown(screen.getByLabelText('choice'), { key: 'p' })
  fireEvent.keyDown(screen.getByRole('button'), { key: ',' })
  fireEvent.keyDown(screen.getByLabelText('text'), { key: 'j' })
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  expect(press.mock.calls.flat()).toEqual(['p', ','])
})
