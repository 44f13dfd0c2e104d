import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToasts } from '../../../../app/session/notices.ts'
import { ToasterPart } from '../../../../app/ui/controls/toast/ToasterPart.tsx'
import { renderInWords } from '../../../support/renderPanel.tsx'

beforeEach(() =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'Date'],
  }),
)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function open() {
  const toasts = createToasts()
  renderInWords(<ToasterPart toasts={toasts} />)
  const show = async (toast: Parameters<typeof toasts.show>[0]) => {
    await act(async () => toasts.show(toast))
    await wait(0)
  }
  return { toasts, show }
}

const wait = (time: number) => act(async () => vi.advanceTimersByTimeAsync(time))

describe('a message', () => {
  it('that came before there was anything to show it is shown', async () => {
    const toasts = createToasts()
    toasts.show({ key: 'address', severity: 'warn', text: 'This address is wrong.', life: 8000 })
    toasts.show({ key: 'faces', severity: 'warn', text: 'A font is missing.' })
    renderInWords(<ToasterPart toasts={toasts} />)
    await wait(100)
    expect(screen.getByText('This address is wrong.')).toBeTruthy()
    expect(screen.getByText('A font is missing.')).toBeTruthy()
    await wait(8001)
    expect(screen.queryByText('This address is wrong.')).toBeNull()
  })

  it('is shown beside one that came at the same time', async () => {
    const { toasts } = open()
    await act(async () => {
      toasts.show({ key: 'address', severity: 'warn', text: 'This address is wrong.' })
      toasts.show({ key: 'faces', severity: 'warn', text: 'A font is missing.' })
    })
    await wait(0)
    expect(screen.getByText('This address is wrong.')).toBeTruthy()
    expect(screen.getByText('A font is missing.')).toBeTruthy()
  })

  it('takes the place of the one with its key', async () => {
    const { show } = open()
    await show({ key: 'done', severity: 'secondary', text: 'Colour changed' })
    await show({ key: 'done', severity: 'secondary', text: 'Text added' })
    expect(screen.queryByText('Colour changed')).toBeNull()
    expect(screen.getByText('Text added')).toBeTruthy()
  })

  it('is read out', async () => {
    const { show } = open()
    expect(screen.getByRole('region', { name: 'Notifications' }).getAttribute('aria-live')).toBe('polite')
    await show({ key: 'done', severity: 'info', text: 'Colour changed' })
    expect(screen.getByRole('region', { name: 'Notifications' }).textContent).toContain('Colour changed')
  })

  it('goes after its life, but not while one points at it', async () => {
    const { show, toasts } = open()
    await show({ key: 'done', severity: 'info', text: 'Colour changed', life: 5000 })
    await wait(100)
    fireEvent.mouseEnter(screen.getByRole('region', { name: 'Notifications' }))
    await wait(60_000)
    expect(screen.getByText('Colour changed')).toBeTruthy()
    fireEvent.mouseLeave(screen.getByRole('region', { name: 'Notifications' }))
    await wait(5001)
    expect(screen.queryByText('Colour changed')).toBeNull()
    expect(toasts.shown.current()).toEqual([])
  })

  it('lives its own life where it takes the place of an older one', async () => {
    const { show } = open()
    await show({ key: 'done', severity: 'info', text: 'Colour changed', life: 5000 })
    await wait(4000)
    await show({ key: 'done', severity: 'info', text: 'Text added', life: 5000 })
    await wait(4000)
    expect(screen.getByText('Text added')).toBeTruthy()
  })

  it('stays without a life, until it is closed', async () => {
    const { show } = open()
    await show({ key: 'loss', severity: 'warn', text: 'Damaged' })
    await wait(600_000)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await wait(1)
    expect(screen.queryByText('Damaged')).toBeNull()
  })

  it('closes with Escape where it has the focus', async () => {
    const { show, toasts } = open()
    await show({ key: 'loss', severity: 'warn', text: 'Damaged' })
    await wait(1)
    fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Escape' })
    await wait(1)
    expect(toasts.shown.current()).toEqual([])
  })

  it('acts once and is gone', async () => {
    const { show } = open()
    const undo = vi.fn()
    await show({ key: 'done', severity: 'secondary', text: 'Colour changed', actions: [{ label: 'Undo', act: undo }] })
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await wait(1)
    expect(undo).toHaveBeenCalledOnce()
    expect(screen.queryByText('Colour changed')).toBeNull()
  })
})
