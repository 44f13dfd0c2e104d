import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Settings } from 'lucide-react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Menu } from '../../../../app/ui/controls/menu/Menu.tsx'
import { renderScreen } from '../../../support/renderScreen.tsx'

// What opens is fetched on demand, which takes its time where much is going on.
beforeAll(() => import('../../../../app/ui/controls/menu/MenuPart.tsx'))
afterEach(cleanup)

const long = 'A very long label '.repeat(17).trim()

function open({ begin = vi.fn(), rename = vi.fn() } = {}) {
  const groups = [
    {
      id: 'own',
      head: { title: 'Sok Dara', text: 'sok@example.com' },
      items: [
        { id: 'begin', label: 'Begin', icon: Settings, act: begin },
        false as const,
        { id: 'rename', label: 'ប្តូរឈ្មោះ', icon: Settings, act: rename },
      ],
    },
    { id: 'rest', items: [{ id: 'way', label: long, icon: Settings, to: '/me/setting' }] },
  ]
  const shop = renderScreen(
    <Menu label="More" className="icon-button" groups={groups}>
      …
    </Menu>,
  )
  const button = screen.getByRole('button', { name: 'More' })
  return { ...shop, button, begin, rename }
}

const marked = () => document.querySelector('[data-highlighted]')?.textContent
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name, code: name })
const menu = () => screen.findByRole('menu')
const isIn = async () => waitFor(async () => expect(document.activeElement).toBe(await menu()))

describe('a menu', () => {
  it('says what its button opens, and whether it is open', async () => {
    const { button } = open()
    expect([button.getAttribute('aria-haspopup'), button.getAttribute('aria-expanded')]).toEqual(['menu', 'false'])
    fireEvent.click(button, { detail: 1 })
    expect((await menu()).id).toBe(button.getAttribute('aria-controls'))
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect((await menu()).getAttribute('aria-labelledby')).toBe(button.id)
  })

  it('lists what can be done in groups, whatever its letters and its length', async () => {
    const { button } = open()
    fireEvent.click(button, { detail: 1 })
    await menu()
    expect(screen.getAllByRole('menuitem').map(item => item.textContent)).toEqual(['Begin', 'ប្តូរឈ្មោះ', long])
    expect(screen.getByRole('group', { name: 'Sok Dara sok@example.com' })).toBeTruthy()
    expect(screen.getAllByRole('separator')).toHaveLength(1)
  })

  it('is gone through with the keyboard alone', async () => {
    const { button, begin, rename } = open()
    button.focus()
    key('ArrowDown')
    await isIn()
    await waitFor(() => expect(marked()).toBe('Begin'))
    key('ArrowDown')
    await waitFor(() => expect(marked()).toBe('ប្តូរឈ្មោះ'))
    key('Enter')
    await waitFor(() => expect(rename).toHaveBeenCalledOnce())
    expect(begin).not.toHaveBeenCalled()
    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  it('opens at its last item upwards, and at its first with Enter', async () => {
    const { button } = open()
    button.focus()
    key('ArrowUp')
    await waitFor(() => expect(marked()).toBe(long))
    await isIn()
    key('Escape')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    fireEvent.click(button, { detail: 0 })
    await waitFor(() => expect(marked()).toBe('Begin'))
  })

  it('leads to an address', async () => {
    const { button, where } = open()
    button.focus()
    key('ArrowUp')
    await isIn()
    await waitFor(() => expect(marked()).toBe(long))
    key('Enter')
    await waitFor(() => expect(where()).toBe('/me/setting'))
  })

  it('leaves the focus to what its item opens', async () => {
    const rename = vi.fn(() => document.querySelector<HTMLInputElement>('#field')?.focus())
    const { button } = open({ rename })
    const field = document.body.appendChild(document.createElement('input'))
    field.id = 'field'
    button.focus()
    key('ArrowDown')
    await isIn()
    fireEvent.click(screen.getByRole('menuitem', { name: 'ប្តូរឈ្មោះ' }))
    await waitFor(() => expect(rename).toHaveBeenCalled())
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(document.activeElement).toBe(field)
    field.remove()
  })

  it('is away when its place on the page is left while it is open', async () => {
    const { button, unmount } = open()
    fireEvent.click(button, { detail: 1 })
    await menu()
    unmount()
    expect(document.querySelector('[role="menu"]')).toBeNull()
    expect(document.body.style.pointerEvents).toBe('')
  })
})
