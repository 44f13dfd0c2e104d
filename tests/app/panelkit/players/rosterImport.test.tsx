import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { RosterImport } from '../../../../app/panelkit/players/RosterImport.tsx'
import type { PlayerValues } from '../../../../plugins/index.ts'
import { renderInWords } from '../../../support/renderPanel.tsx'

afterEach(cleanup)

function review(text: string | null, { room = 500, takes = true } = {}) {
  const taken: PlayerValues[] = []
  let closed = 0
  const take = (players: readonly PlayerValues[]) => {
    if (takes) taken.push(...players)
    return takes
  }
  renderInWords(<RosterImport text={text} room={room} take={take} close={() => closed++} />)
  const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}(\\.|$)`) })
  const mend = (name: string, value: string) => {
    fireEvent.change(cell(name), { target: { value } })
    fireEvent.blur(cell(name))
  }
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
  const lines = () =>
    screen
      .getAllByRole('textbox', { name: /^Name, / })
      .map(field => field.getAttribute('aria-label')?.match(/\d+/)?.[0])
  return { taken, closed: () => closed, cell, mend, press, lines, names: () => taken.map(({ name }) => name) }
}

const list = 'Name\tNumber\tSize\nSokha\t10\tM\nDara\t100\tL\nChan\t7\thuge'

describe('the review of a list', () => {
  it('puts the rows to be mended first, and tells each fault with its row', () => {
    const { lines, cell } = review(list)
    expect(lines()).toEqual(['3', '4', '2'])
    expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      'Row 3: “100”: Number is invalid. Write one or two figures, such as 7 or 07.',
      'Row 4: “huge”: There is no such size. Write one from XS to 6XL.',
    ])
    expect(cell('Number, 3').getAttribute('aria-invalid')).toBe('true')
  })

  it('takes the good rows and keeps the others until they are mended', () => {
    const { mend, press, names, closed, lines } = review(list)
    press('Add 1 player, 2 to mend')
    expect([names(), lines(), closed()]).toEqual([['Sokha'], ['3', '4'], 0])
    mend('Number, 3', '11')
    mend('Size, 4', '2xl')
    press('Add 2 players')
    expect([names(), closed()]).toEqual([['Sokha', 'Dara', 'Chan'], 1])
  })

  it('takes what was written into the last row when Enter is pressed', () => {
    const { cell } = review('Name\tNumber\tSize\nDara\t100\tL')
    fireEvent.change(cell('Number, 2'), { target: { value: '10' } })
    fireEvent.keyDown(cell('Number, 2'), { key: 'Enter' })
    expect(screen.queryByRole('listitem')).toBeNull()
  })

  it('lets a row be taken out', () => {
    const { press, lines } = review('Dara\t100\tL')
    expect(lines()).toEqual(['1'])
    press('Take the row out')
    expect(screen.queryAllByRole('textbox', { name: /^Name, / })).toEqual([])
  })

  it('adds nothing while nothing is good, or when the design refuses', () => {
    const bad = review('Name\tNumber\tSize\nDara\t100\tL')
    bad.press('Add 0 players, 1 to mend')
    expect([bad.names(), bad.closed()]).toEqual([[], 0])
    cleanup()
    const refused = review('Name\tNumber\tSize\nDara\t10\tL', { takes: false })
    refused.press('Add 1 player')
    expect([refused.lines(), refused.closed()]).toEqual([['2'], 0])
  })

  it('says how many a nearly full design has room for, and adds none of more', () => {
    const { press, names } = review('Name\tNumber\tSize\nDara\t10\tL\nChan\t7\tM', { room: 1 })
    expect(screen.getByText('There is room for 1 more players. Take rows out first.')).toBeTruthy()
    press('Add 2 players')
    expect(names()).toEqual([])
  })

  it('asks before it closes on what was mended, and not on what was only pasted', () => {
    const untouched = review(list)
    untouched.press('Close')
    expect(untouched.closed()).toBe(1)
    cleanup()
    const { mend, press, closed, cell } = review(list)
    mend('Number, 3', '11')
    press('Close')
    expect(closed()).toBe(0)
    press('Go on')
    expect([closed(), cell('Number, 3').value]).toEqual([0, '11'])
    press('Another list')
    press('Close and lose them')
    expect(closed()).toBe(0)
    expect(screen.getByRole('textbox', { name: 'List of players' })).toBeTruthy()
  })

  it('reads what is pasted into an empty page, and says why it does not', () => {
    review(null)
    const paper = screen.getByRole('textbox', { name: 'List of players' })
    const pasted = (text: string) => fireEvent.paste(paper, { clipboardData: { getData: () => text } })
    pasted('x'.repeat(1_000_000))
    expect(screen.getByRole('alert').textContent).toContain('1000000 characters')
    pasted('A,1\n'.repeat(501))
    expect(screen.getByRole('alert').textContent).toContain('501 players')
    pasted('Sokha\t10\tM')
    expect(screen.getByRole('table', { name: 'Look at the players' })).toBeTruthy()
  })
})
