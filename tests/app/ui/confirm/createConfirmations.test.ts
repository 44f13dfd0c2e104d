import { LogOut } from 'lucide-react'
import { describe, expect, it, vi } from 'vitest'
import { createConfirmations } from '../../../../app/session/notices.ts'

const confirmation = (title: string) => ({ title, message: '…', icon: LogOut, accept: 'Yes', reject: 'No' })
const shows = ({ open }: ReturnType<typeof createConfirmations>, title: string) =>
  vi.waitFor(() => expect(open.current()?.title).toBe(title))

describe('a question', () => {
  it('stands until it is answered', async () => {
    const confirmations = createConfirmations()
    const { open, confirm } = confirmations
    const settle = confirm(confirmation('Sign out'))
    await shows(confirmations, 'Sign out')
    open.current()?.settle(true)
    expect([await settle, open.current()]).toEqual([true, null])
  })

  it('waits for the one before it', async () => {
    const confirmations = createConfirmations()
    const { open, confirm } = confirmations
    const responses = Promise.all([confirm(confirmation('first')), confirm(confirmation('second'))])
    await shows(confirmations, 'first')
    open.current()?.settle(false)
    await shows(confirmations, 'second')
    open.current()?.settle(true)
    expect(await responses).toEqual([false, true])
  })

  it('is answered once, even when it is answered twice', async () => {
    const confirmations = createConfirmations()
    const { open, confirm } = confirmations
    const [first, second] = [confirm(confirmation('first')), confirm(confirmation('second'))]
    await shows(confirmations, 'first')
    const shown = open.current()
    shown?.settle(true)
    await shows(confirmations, 'second')
    // The dialog tells that it closes, while the next question stands already.
    shown?.settle(false)
    expect(open.current()?.title).toBe('second')
    open.current()?.settle(false)
    expect([await first, await second]).toEqual([true, false])
  })
})
