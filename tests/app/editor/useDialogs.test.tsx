import { act, renderHook, waitFor } from '@testing-library/react'
import { isValidElement, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { useDialogs } from '../../../app/editor/useDialogs.tsx'
import { ServicesContext } from '../../../app/session/ServicesContext.ts'
import { createServices } from '../../../app/session/services.ts'
import { surroundings } from '../../support/surroundings.ts'

const dialogIn = (shown: ReactNode) => {
  if (!isValidElement<{ close(): void }>(shown)) throw new Error('No dialog is open.')
  return shown
}

it('keeps a dialog open when the one before it says late that it is closed', async () => {
  const services = createServices(surroundings())
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesContext value={services}>{children}</ServicesContext>
  )
  const { result } = renderHook(useDialogs, { wrapper })

  await act(async () => result.current.show('shortcuts'))
  await waitFor(() => expect(result.current.shown).not.toBeNull())
  const before = dialogIn(result.current.shown)
  await act(async () => result.current.show('designs'))
  await waitFor(() => expect(dialogIn(result.current.shown).type).not.toBe(before.type))

  act(() => before.props.close())
  expect(dialogIn(result.current.shown).type).not.toBe(before.type)
  act(() => dialogIn(result.current.shown).props.close())
  expect(result.current.shown).toBeNull()
})
