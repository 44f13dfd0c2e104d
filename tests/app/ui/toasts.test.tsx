import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToasts } from '../../../app/session/notices.ts'
import { Toasts } from '../../../app/ui/Notices.tsx'
import { renderInWords } from '../../support/renderPanel.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function open() {
  const toasts = createToasts()
  renderInWords(<Toasts toasts={toasts} />)
  const show = (toast: Parameters<typeof toasts.show>[0]) => act(() => toasts.show(toast))
  return { toasts, show }
}

describe('a message', () => {
  it('takes the place of the one with its key', () => {
    const { show } = open()
    show({ key: 'done', severity: 'secondary', text: 'Colour changed' })
    show({ key: 'done', severity: 'secondary', text: 'Text added' })
    expect(screen.queryByText('Colour changed')).toBeNull()
    expect(screen.getByText('Text added')).toBeTruthy()
  })

  it('goes after its life, but not while one points at it', () => {
    const { show } = open()
    show({ key: 'done', severity: 'info', text: 'Colour changed', life: 5000 })
    fireEvent.pointerEnter(screen.getByText('Colour changed').parentElement ?? document.body)
    act(() => void vi.advanceTimersByTime(60_000))
    fireEvent.pointerLeave(screen.getByText('Colour changed').parentElement ?? document.body)
    act(() => void vi.advanceTimersByTime(5001))
    expect(screen.queryByText('Colour changed')).toBeNull()
  })

  it('stays without a life, until it is closed', () => {
    const { show } = open()
    show({ key: 'loss', severity: 'warn', text: 'Damaged' })
    act(() => void vi.advanceTimersByTime(600_000))
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('Damaged')).toBeNull()
  })

  it('acts once and is gone', () => {
    const { show } = open()
    const undo = vi.fn()
    show({ key: 'done', severity: 'secondary', text: 'Colour changed', actions: [{ label: 'Undo', act: undo }] })
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledOnce()
    expect(screen.queryByText('Colour changed')).toBeNull()
  })
})
