import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadMotion, MovingItem, MovingList } from '../../../../app/ui/MovingList.tsx'

afterEach(cleanup)
// This page's animations complain when they are cut short; without them motion counts its own frames.
Reflect.deleteProperty(Element.prototype, 'animate')

const list = (names: readonly string[]) => (
  <MovingList>
    {names.map(name => (
      <MovingItem key={name}>{name}</MovingItem>
    ))}
  </MovingList>
)

/** A list whose motion is fetched. */
async function shown(names: readonly string[]) {
  await loadMotion()
  const { rerender } = render(list(names))
  await act(async () => {})
  return (next: readonly string[]) => rerender(list(next))
}
const received = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

describe('a list that moves', () => {
  it('tells nobody any more of what is gone, while it leaves', async () => {
    const show = await shown(['Kbach', 'Sash', 'Hoops'])
    show(['Kbach', 'Hoops'])
    expect(received()).toEqual(['Kbach', 'Hoops'])
    expect(screen.getByText('Sash')).toBeDefined()
    for (const { textContent, inert } of document.querySelectorAll<HTMLElement>('li')) {
      expect(inert).toBe(textContent === 'Sash')
    }
  })

  it('shows what comes in the order that it is given', async () => {
    const show = await shown(['Kbach', 'Sash'])
    show(['Sash', 'Halves', 'Kbach'])
    expect(received()).toEqual(['Sash', 'Halves', 'Kbach'])
  })
})

describe('where motion is not wanted', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }))
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('everything is in its place at once', async () => {
    const show = await shown(['Kbach', 'Sash'])
    show(['Kbach', 'Halves'])
    expect(screen.getByText('Halves').style.opacity).not.toBe('0')
    await vi.waitFor(() => expect(screen.queryByText('Sash')).toBeNull(), { timeout: 100, interval: 5 })
  })
})
