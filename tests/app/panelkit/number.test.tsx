import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { layerId } from '../../../engine/index.ts'
import { NumberPanel } from '../../../plugins/tools/number/panel.tsx'
import { renderPanel } from '../../support/renderPanel.tsx'

afterEach(cleanup)

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

function open(version: 'player' | 'goalkeeper' = 'player') {
  const panel = renderPanel('number', <NumberPanel />, version)
  const document = () => panel.engine.document.current()
  return {
    ...panel,
    document,
    numbers: () => Object.values(document().layers).map(({ slot, text }) => [slot, text]),
    number: () => Object.values(document().layers)[0],
    own: () => Object.values(document().goalkeeper.layers)[0],
  }
}

function write(name: string, value: string) {
  fireEvent.change(field(name), { target: { value } })
  fireEvent.keyDown(field(name), { key: 'Enter' })
}

describe('the number panel', () => {
  it('begins with a hint and a button for each of three places', () => {
    open()
    expect(screen.getByText('No number yet')).toBeTruthy()
    for (const name of ['Front number', 'Back number', 'Shorts number']) expect(button(name)).toBeTruthy()
  })

  it('adds a number where one is missing, and selects it', () => {
    const { engine, numbers } = open()
    fireEvent.click(button('Back number'))
    expect(numbers()).toEqual([['backNumber', '10']])
    expect(engine.selection.current()).toEqual({ kind: 'layer', layer: layerId('layer0') })
    expect(field('Height, cm').value).toBe('26.0')
    expect(screen.getAllByRole('button', { name: /^Back number/ })).toHaveLength(1)
    expect(button(/^Back number 10/).getAttribute('aria-pressed')).toBe('true')
  })

  it('adds the next with the figures and the face of the first', () => {
    const { numbers, document } = open()
    fireEvent.click(button('Back number'))
    write('Example number', '៩')
    fireEvent.click(button(/^Font:/))
    fireEvent.click(button('Koulen'))
    fireEvent.click(button('Front number'))
    expect(numbers()).toEqual([
      ['backNumber', '៩'],
      ['frontNumber', '៩'],
    ])
    expect(Object.values(document().layers).map(({ font }) => font)).toEqual(['koulen', 'koulen'])
  })

  it('refuses letters and keeps the number', () => {
    const { outcomes, number } = open()
    fireEvent.click(button('Back number'))
    write('Example number', 'AB')
    expect(outcomes.at(-1)).toEqual({ kind: 'refused', reason: 'digits-invalid' })
    expect(number()?.text).toBe('10')
  })

  it('says what to do when the figures are gone', () => {
    open()
    fireEvent.click(button('Back number'))
    write('Example number', '')
    expect(screen.getByText('Enter one or two digits, or remove the number.')).toBeTruthy()
  })

  it('sets the height in centimetres, paints and outlines', () => {
    const { number } = open()
    fireEvent.click(button('Back number'))
    write('Height, cm', '20')
    write('Inner, cm', '0.6')
    write('Outer, cm', '0.3')
    fireEvent.click(button(/Inner outline colour/))
    fireEvent.click(
      within(screen.getByRole('group', { name: 'Inner outline colour' })).getByRole('button', {
        name: '#F2C166',
      }),
    )
    fireEvent.click(button(/Inner outline colour/))
    expect(number()).toMatchObject({
      size: { height: 200 },
      outlines: [
        { colour: '#F2C166', width: 6 },
        { colour: '#FFFFFF', width: 3 },
      ],
    })
    fireEvent.click(
      within(screen.getByRole('group', { name: 'Club colours' })).getByRole('button', { name: '#C2182B' }),
    )
    expect(number()?.paint).toEqual({ type: 'solid', colour: '#C2182B' })
    write('Inner, cm', '0')
    expect(number()?.outlines).toEqual([{ colour: '#FFFFFF', width: 3 }])
  })

  it('changes the goalkeeper’s number alone, and makes it the same as the players’ again', () => {
    const { number, own } = open('goalkeeper')
    fireEvent.click(button('Back number'))
    expect(screen.queryByRole('button', { name: 'Same as the players' })).toBeNull()
    write('Height, cm', '20')
    expect([number()?.size.height, own()?.size?.height]).toEqual([260, 200])
    fireEvent.click(button('Same as the players'))
    expect(own()).toBeUndefined()
  })

  it('hides the number on the goalkeeper’s kit and leaves the players’ one', () => {
    const { number, own } = open('goalkeeper')
    fireEvent.click(button('Back number'))
    fireEvent.click(button('Hide on goalkeeper kit'))
    expect([number()?.hidden, own()?.hidden]).toEqual([false, true])
    expect(button('Back number Hidden')).toBeTruthy()
  })

  it('removes a number, and offers its place again', () => {
    const { numbers, engine } = open()
    fireEvent.click(button('Back number'))
    fireEvent.click(button('Remove number'))
    expect(numbers()).toEqual([])
    expect(engine.selection.current()).toEqual({ kind: 'none' })
    expect(button('Back number')).toBeTruthy()
  })
})
