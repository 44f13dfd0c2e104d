import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { inOrder } from '../../../engine/index.ts'
import { applyTemplate } from '../../../plugins/index.ts'
import { PlayersPanel } from '../../../plugins/tools/players/panel.tsx'
import { renderPanel } from '../../support/renderPanel.tsx'

afterEach(cleanup)

interface Named {
  readonly name: string
  readonly number?: string
}

const plain = { size: 'M', shortsSize: null, sleeve: null, goalkeeper: false, quantity: 1 }

function openWith(...players: readonly Named[]) {
  const panel = renderPanel('players', <PlayersPanel />)
  panel.act(() => {
    players.forEach(({ name, number = '' }, index) => {
      panel.engine.dispatch({ type: 'players.add', payload: { player: `p${index}`, name, number, ...plain } })
    })
  })
  const list = () => inOrder(panel.engine.document.current().players).map(([, player]) => player)
  const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name })
  const write = (name: RegExp | string, value: string) => fireEvent.change(field(name), { target: { value } })
  return { ...panel, list, names: () => list().map(({ name }) => name), field, write }
}

const team = [
  { name: 'Sokha', number: '7' },
  { name: 'ដារ៉ា', number: '10' },
  { name: 'Chan', number: '1' },
]

describe('the players panel', () => {
  it('takes a player from its last row by Enter, and begins another in the size of the one before', () => {
    const { write, field, list } = openWith()
    write('Number of a new player', '10')
    write('Name of a new player', 'ដារ៉ា')
    fireEvent.change(screen.getByRole('combobox', { name: 'Size of a new player' }), { target: { value: 'XL' } })
    fireEvent.keyDown(field('Name of a new player'), { key: 'Enter' })
    expect(list()).toMatchObject([{ name: 'ដារ៉ា', number: '10', size: 'XL' }])
    expect(field('Name of a new player').value).toBe('')
    expect(document.activeElement).toBe(field('Number of a new player'))
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Size of a new player' }).value).toBe('XL')
  })

  it('takes a player when their row is left, but no empty one', () => {
    const { write, field, names } = openWith()
    fireEvent.blur(field('Name of a new player'))
    expect(names()).toEqual([])
    write('Name of a new player', 'Sokha')
    fireEvent.blur(field('Name of a new player'), { relatedTarget: field('Number of a new player') })
    expect(names()).toEqual([])
    fireEvent.blur(field('Name of a new player'))
    expect(names()).toEqual(['Sokha'])
  })

  it('keeps what cannot be a player in its row', () => {
    const { write, field, outcomes, names } = openWith()
    write('Number of a new player', '-3')
    fireEvent.keyDown(field('Number of a new player'), { key: 'Enter' })
    expect(outcomes).toEqual([{ kind: 'refused', reason: 'number-invalid' }])
    expect(names()).toEqual([])
    expect(field('Number of a new player').value).toBe('-3')
  })

  it('shows every letter on the shirt, keeps it as one step, and gives it back by Escape', () => {
    const { write, field, engine, names } = openWith(...team)
    write('Name of Sokha', 'Sokhom')
    expect(Object.values(engine.shown.current().players).map(({ name }) => name)).toContain('Sokhom')
    expect(names()[0]).toBe('Sokha')
    fireEvent.keyDown(field('Name of Sokha'), { key: 'Escape' })
    expect(field('Name of Sokha').value).toBe('Sokha')
    write('Name of Sokha', 'Sokhom')
    fireEvent.blur(field('Name of Sokha'))
    expect(names()[0]).toBe('Sokhom')
    engine.undo()
    expect(names()[0]).toBe('Sokha')
  })

  it('gives back a number that is none', () => {
    const { write, field, outcomes, list } = openWith(...team)
    for (const nonsense of ['a', '-1', '1e', '៧7']) {
      write('Number of Sokha', nonsense)
      fireEvent.blur(field('Number of Sokha'))
      expect(outcomes.at(-1)).toEqual({ kind: 'refused', reason: 'number-invalid' })
      expect(field('Number of Sokha').value).toBe('7')
    }
    expect(list()[0]?.number).toBe('7')
  })

  it('shows the shirt of the row that has the focus', () => {
    const { field, view } = openWith(...team)
    fireEvent.focus(field('Name of ដារ៉ា'))
    expect(view.current()).toEqual({ version: 'player', player: 'p1', size: 'M' })
    fireEvent.click(screen.getByRole('button', { name: 'Show sample' }))
    expect(view.current()).toEqual({ version: 'player', player: null, size: 'M' })
  })

  it('makes a goalkeeper, and a player again', () => {
    const { list } = openWith(...team)
    const glove = () => screen.getByRole('button', { name: 'Chan is a goalkeeper' })
    fireEvent.click(glove())
    expect(list()[2]?.goalkeeper).toBe(true)
    expect(glove().getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(glove())
    expect(list()[2]?.goalkeeper).toBe(false)
  })

  it('brings a row that is moved by keys into sight again', () => {
    const { field, names } = openWith(...team)
    const seen: (string | null)[] = []
    const { scrollIntoView } = Element.prototype
    Element.prototype.scrollIntoView = function (this: Element) {
      seen.push(this.getAttribute('aria-rowindex'))
    }
    act(() => field('Name of Chan').focus())
    expect(seen).toEqual([])
    fireEvent.keyDown(field('Name of Chan'), { key: 'ArrowUp', altKey: true })
    Element.prototype.scrollIntoView = scrollIntoView
    expect(names()).toEqual(['Sokha', 'Chan', 'ដារ៉ា'])
    expect(document.activeElement).toBe(field('Name of Chan'))
    expect(seen).toEqual(['3'])
  })

  it('keeps the focus in the table when a row is taken out', () => {
    const { names } = openWith(...team)
    for (const [name, next] of [
      ['ដារ៉ា', 'Delete Chan'],
      ['Chan', 'Delete Sokha'],
    ]) {
      const button = screen.getByRole('button', { name: `Delete ${name}` })
      button.focus()
      fireEvent.click(button)
      expect(document.activeElement?.getAttribute('aria-label')).toBe(next)
    }
    fireEvent.click(screen.getByRole('button', { name: 'Delete Sokha' }))
    expect(names()).toEqual([])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Number of a new player')
  })

  it('moves a row by Alt and an arrow, and the focus down its column by Enter', () => {
    const { field, names } = openWith(...team)
    field('Name of Sokha').focus()
    fireEvent.keyDown(field('Name of Sokha'), { key: 'ArrowDown', altKey: true })
    expect(names()).toEqual(['ដារ៉ា', 'Sokha', 'Chan'])
    fireEvent.keyDown(field('Name of Sokha'), { key: 'Enter' })
    expect(document.activeElement).toBe(field('Name of Chan'))
    fireEvent.keyDown(field('Name of Chan'), { key: 'Enter', shiftKey: true })
    expect(document.activeElement).toBe(field('Name of Sokha'))
  })

  it('marks numbers worn twice and what is missing', () => {
    openWith({ name: 'Sokha', number: '7' }, { name: 'Dara', number: '៧' }, { name: '', number: '3' }, { name: 'Chan' })
    expect(screen.getByRole('textbox', { name: /^Number of Dara\. Another player/ })).toBeTruthy()
    expect(screen.getByText('Duplicate numbers: 7.')).toBeTruthy()
    expect(screen.getByText('Missing names: 1.')).toBeTruthy()
    expect(screen.getByText('Missing numbers: 1.')).toBeTruthy()
  })

  it('marks a name while it is typed when no font has a letter of it, and no more when that is gone', () => {
    const { write } = openWith(...team)
    write('Name of Sokha', 'Sokha 😀')
    expect(screen.getByRole('textbox', { name: /^Name of Sokha\. No font includes 😀 yet/ })).toBeTruthy()
    write(/^Name of Sokha/, 'Sokha')
    expect(screen.getByRole('textbox', { name: 'Name of Sokha' })).toBeTruthy()
  })

  it('marks every second row of a bad roster with what is wrong in it, at once', () => {
    const { engine, act: run } = openWith()
    const bad = ['ALI 😀', 'W'.repeat(60), '👨‍👩‍👧', 'SOK 𒀀', 'राज']
    const names = bad.flatMap((name, index) => [name, `Sok ${index}`])
    run(() => {
      engine.dispatch(applyTemplate.of({ id: 't', template: 'kbach' }))
      names.forEach((name, index) => {
        engine.dispatch({
          type: 'players.add',
          payload: { player: `p${index}`, name, number: String(index), ...plain },
        })
      })
    })
    const rows = screen
      .getAllByRole('textbox', { name: /^Name of (?!a new)/ })
      .map(row => row.getAttribute('aria-label'))
    const problems = [
      /No font includes 😀/,
      /shrink to [\d.]+ mm/,
      /No font includes 👨/,
      /No font includes 𒀀/,
      /No font includes र/,
    ]
    expect(rows).toHaveLength(names.length)
    for (const [index, row] of rows.entries()) {
      const problem = problems[index / 2]
      if (problem) expect(row).toMatch(problem)
      else expect(row).toBe(`Name of ${names[index]}`)
    }
  })

  it('holds a name of 300 letters to what a shirt takes', () => {
    const { field } = openWith(...team)
    expect(field('Name of Sokha').maxLength).toBe(60)
    expect(field('Name of a new player').maxLength).toBe(60)
  })

  it('has only the rows in sight in the page', () => {
    const many = Array.from({ length: 120 }, (_, index) => ({ name: `P${index}`, number: '1' }))
    openWith(...many)
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('122')
    expect(screen.getAllByRole('textbox', { name: /^Name of P/ }).length).toBeLessThan(60)
  })
})
