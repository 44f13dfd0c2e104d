import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Version } from '../../../engine/index.ts'
import { CutPanel } from '../../../plugins/tools/cut/panel.tsx'
import { soccer } from '../../support/openSoccer.ts'
import { renderPanel } from '../../support/renderPanel.tsx'

afterEach(cleanup)

const choice = (part: string, value: string) =>
  within(screen.getByRole('group', { name: part })).getByRole('button', { name: value })
const isOn = (part: string, value: string) => choice(part, value).getAttribute('aria-pressed')

const open = (version: Version = 'player') => {
  const panel = renderPanel('cut', <CutPanel />, version)
  return { ...panel, document: () => panel.engine.document.current() }
}

describe('the cut panel', () => {
  it('shows every part with a drawing of each choice, and which one is on', () => {
    open()
    const buttons = screen.getAllByRole('button')
    expect(buttons).toHaveLength(soccer.options.flatMap(({ values }) => values).length)
    expect(buttons.filter(button => button.querySelector('svg path') === null)).toEqual([])
    expect([isOn('Collar', 'Crew neck'), isOn('Collar', 'V-neck')]).toEqual(['true', 'false'])
  })

  it('cuts a V-neck, and undoes it', () => {
    const { engine, document, act } = open()
    fireEvent.click(choice('Collar', 'V-neck'))
    expect(document().options).toEqual({ collar: { value: 'v' } })
    expect([isOn('Collar', 'Crew neck'), isOn('Collar', 'V-neck')]).toEqual(['false', 'true'])
    act(() => void engine.undo())
    expect(isOn('Collar', 'Crew neck')).toBe('true')
  })

  it('does nothing when what is on is chosen again', () => {
    const { outcomes } = open()
    fireEvent.click(choice('Sleeve', 'Short'))
    expect(outcomes).toEqual([])
  })

  it('says of a choice that it does not go with the others, and cannot be pressed', () => {
    open()
    fireEvent.click(choice('Collar', 'Polo collar'))
    fireEvent.click(choice('Sleeve', 'Long'))
    const raglan = within(screen.getByRole('group', { name: 'Sleeve seam' })).getByRole('button', { name: /Raglan/ })
    expect(raglan.textContent).toContain('Doesn’t go with your other choices')
    expect(raglan).toHaveProperty('disabled', true)
  })

  it('cuts raglan sleeves with a polo collar where they are short', () => {
    const { document } = open()
    fireEvent.click(choice('Collar', 'Polo collar'))
    fireEvent.click(choice('Sleeve seam', 'Raglan'))
    expect(document().options).toEqual({ collar: { value: 'polo' }, armhole: { value: 'raglan' } })
    expect(within(screen.getByRole('group', { name: 'Sleeve' })).getByRole('button', { name: /Long/ })).toHaveProperty(
      'disabled',
      true,
    )
  })

  it('cuts the goalkeeper’s sleeves alone, until they are the same as the players’ again', () => {
    const { document } = open('goalkeeper')
    expect(screen.queryByRole('button', { name: 'Same as the players' })).toBeNull()
    fireEvent.click(choice('Sleeve', 'Long'))
    expect([document().options, document().goalkeeper.options]).toEqual([{}, { sleeve: { value: 'long' } }])
    fireEvent.click(screen.getByRole('button', { name: 'Same as the players' }))
    expect(document().goalkeeper.options).toEqual({})
    expect(isOn('Sleeve', 'Short')).toBe('true')
  })
})
