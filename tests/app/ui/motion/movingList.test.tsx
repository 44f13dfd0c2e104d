import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MovingItem, MovingList } from '../../../../app/ui/MovingList.tsx'

/** What was moved, from where to where, and how to end it. */
const animations: { readonly text: string | null; readonly frames: readonly Keyframe[]; end(): void }[] = []

beforeEach(() => {
  animations.length = 0
  document.documentElement.style.setProperty('--d-3', '220ms')
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }))
  Element.prototype.animate = function animate(this: Element, frames) {
    let end = () => {}
    const finished = new Promise<Animation>(resolve => {
      end = () => resolve(animation)
    })
    const animation = { finished } as Animation
    animations.push({ text: this.textContent, frames: Array.isArray(frames) ? frames : [], end: () => end() })
    return animation
  }
  // Nothing is laid out on this page: each item stands a line below the one before.
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function top(this: HTMLElement) {
    return 20 * [...(this.parentElement?.children ?? [])].indexOf(this)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(Element.prototype, 'animate')
  document.documentElement.removeAttribute('style')
})

function shown(names: readonly string[]) {
  const list = (next: readonly string[]) => (
    <MovingList>
      {next.map((name, turn) => (
        <MovingItem key={name} turn={turn}>
          {name}
        </MovingItem>
      ))}
    </MovingList>
  )
  const { rerender } = render(list(names))
  return async (next: readonly string[]) => {
    rerender(list(next))
    await Promise.resolve()
  }
}
const received = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

describe('a list that moves', () => {
  it('tells nobody any more of what is gone, while it leaves', async () => {
    const show = shown(['Kbach', 'Sash', 'Hoops'])
    await show(['Kbach', 'Hoops'])
    expect(received()).toEqual(['Kbach', 'Hoops'])
    for (const { textContent, inert } of document.querySelectorAll<HTMLElement>('li')) {
      expect(inert ?? false).toBe(textContent === 'Sash')
    }
    animations.find(({ text }) => text === 'Sash')?.end()
    await vi.waitFor(() => expect(screen.queryByText('Sash')).toBeNull())
  })

  it('brings what is left from where it was', async () => {
    const show = shown(['Kbach', 'Sash', 'Hoops'])
    expect(animations).toEqual([])
    await show(['Kbach', 'Hoops'])
    const moved = animations.filter(({ text }) => text !== 'Sash')
    expect(moved.map(({ text, frames }) => [text, frames[0]])).toEqual([
      ['Hoops', { transform: 'translate(0px, 20px)' }],
    ])
  })

  it('shows what comes in the order that it is given', async () => {
    const show = shown(['Kbach', 'Sash'])
    await show(['Sash', 'Halves', 'Kbach'])
    expect(received()).toEqual(['Sash', 'Halves', 'Kbach'])
    expect(animations.find(({ text }) => text === 'Halves')?.frames[0]).toMatchObject({ opacity: 0 })
  })

  it('leaves nothing behind when it goes as a whole', async () => {
    shown(['Kbach', 'Sash'])
    cleanup()
    await Promise.resolve()
    expect(document.querySelectorAll('li')).toHaveLength(0)
    expect(animations).toEqual([])
  })
})

it('has everything in its place at once where motion is not wanted', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }))
  const show = shown(['Kbach', 'Sash'])
  await show(['Kbach', 'Halves'])
  expect(received()).toEqual(['Kbach', 'Halves'])
  expect(screen.queryByText('Sash')).toBeNull()
  expect(animations).toEqual([])
})
