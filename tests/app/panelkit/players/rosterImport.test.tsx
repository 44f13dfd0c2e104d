import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type DeviceMemory, deviceMemory } from '../../../../app/device/deviceMemory.ts'
import { RosterImport } from '../../../../app/panelkit/players/RosterImport.tsx'
import { ServicesContext } from '../../../../app/session/ServicesContext.ts'
import { createServices } from '../../../../app/session/services.ts'
import { garments, type PlayerValues } from '../../../../plugins/index.ts'
import { rosterChoices } from '../../../../plugins/roster/index.ts'
import { renderInWords } from '../../../support/renderPanel.tsx'
import { surroundings } from '../../../support/surroundings.ts'

afterEach(cleanup)

interface ReviewSetting {
  readonly space?: number
  readonly takes?: boolean
  readonly memory?: DeviceMemory
}

function review(text: string | null, { space = 500, takes = true, memory }: ReviewSetting = {}) {
  const taken: PlayerValues[] = []
  let closed = 0
  const take = (players: readonly PlayerValues[]) => {
    if (takes) taken.push(...players)
    return takes
  }
  const dialog = (
    <RosterImport text={text} choices={rosterChoices(garments)} space={space} take={take} close={() => closed++} />
  )
  renderInWords(
    memory ? <ServicesContext value={{ ...createServices(surroundings()), memory }}>{dialog}</ServicesContext> : dialog,
  )
  const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}(\\.|$)`) })
  const reconnect = (name: string, value: string) => {
    fireEvent.change(cell(name), { target: { value } })
    fireEvent.blur(cell(name))
  }
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
  const lines = () =>
    screen
      .getAllByRole('textbox', { name: /^Name, / })
      .map(field => field.getAttribute('aria-label')?.match(/\d+/)?.[0])
  return { taken, closed: () => closed, cell, reconnect, press, lines, names: () => taken.map(({ name }) => name) }
}

const list = 'Name\tNumber\tSize\nSokha\t10\tM\nDara\t100\tL\nChan\t7\thuge'

describe('the review of a list', () => {
  it('puts the rows to be mended first, and tells each fault with its row', () => {
    const { lines, cell } = review(list)
    expect(lines()).toEqual(['3', '4', '2'])
    expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      'Row 3: “100”: Number is invalid. Enter one or two digits, such as 7 or 07.',
      'Row 4: “huge”: Unknown size. Enter a size from XS to 6XL.',
    ])
    expect(cell('Number, 3').getAttribute('aria-invalid')).toBe('true')
  })

  it('names the column of a choice, and the values that there are', () => {
    const { cell } = review('Name\tNumber\tSize\tSleeve\nDara\t10\tL\thalf')
    expect(screen.getByRole('listitem').textContent).toBe('Row 2: “half”: “Sleeve” can be Short, Long or empty.')
    expect(cell('Sleeve, 2').getAttribute('aria-invalid')).toBe('true')
  })

  it('takes the good rows and keeps the others until they are mended', () => {
    const { reconnect, press, names, closed, lines } = review(list)
    press('Add 1 player, 2 to fix')
    expect([names(), lines(), closed()]).toEqual([['Sokha'], ['3', '4'], 0])
    reconnect('Number, 3', '11')
    reconnect('Size, 4', '2xl')
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
    press('Remove row')
    expect(screen.queryAllByRole('textbox', { name: /^Name, / })).toEqual([])
  })

  it('adds nothing while nothing is good, or when the design refuses', () => {
    const bad = review('Name\tNumber\tSize\nDara\t100\tL')
    bad.press('Add 0 players, 1 to fix')
    expect([bad.names(), bad.closed()]).toEqual([[], 0])
    cleanup()
    const refused = review('Name\tNumber\tSize\nDara\t10\tL', { takes: false })
    refused.press('Add 1 player')
    expect([refused.lines(), refused.closed()]).toEqual([['2'], 0])
  })

  it('says how many a nearly full design has room for, and adds none of more', () => {
    const { press, names } = review('Name\tNumber\tSize\nDara\t10\tL\nChan\t7\tM', { space: 1 })
    expect(screen.getByText('Only 1 more can be added. Remove some rows first.')).toBeTruthy()
    press('Add 2 players')
    expect(names()).toEqual([])
  })

  it('asks before it closes on what was mended, and not on what was only pasted', () => {
    const untouched = review(list)
    untouched.press('Close')
    expect(untouched.closed()).toBe(1)
    cleanup()
    const { reconnect, press, closed, cell } = review(list)
    reconnect('Number, 3', '11')
    press('Close')
    expect(closed()).toBe(0)
    press('Keep editing')
    expect([closed(), cell('Number, 3').value]).toEqual([0, '11'])
    press('Use another list')
    press('Close and discard')
    expect(closed()).toBe(0)
    expect(screen.getByRole('textbox', { name: 'Player list' })).toBeTruthy()
  })

  it('reads what is pasted into an empty page, and says why it does not', () => {
    review(null)
    const paper = screen.getByRole('textbox', { name: 'Player list' })
    const pasted = (text: string) => fireEvent.paste(paper, { clipboardData: { getData: () => text } })
    pasted('x'.repeat(1_000_000))
    expect(screen.getByRole('alert').textContent).toContain('1000000 characters')
    pasted('A,1\n'.repeat(501))
    expect(screen.getByRole('alert').textContent).toContain('501 players')
    pasted('Sokha\t10\tM')
    expect(screen.getByRole('table', { name: 'Check the players' })).toBeTruthy()
  })

  it('lets columns be set by hand, shows what stands in them, and keeps what was written into rows', () => {
    const { press, names, taken, reconnect } = review('Wer,Was,Woher,Gr.\nDara,10,Bayon,M\nRith,100,Angkor,L')
    const column = (head: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: `Column “${head}” holds` })
    const hold = (head: string, label: string) => {
      const value = [...column(head).options].find(option => option.textContent === label)?.value
      fireEvent.change(column(head), { target: { value } })
    }
    expect(screen.getByText('Bayon · Angkor')).toBeTruthy()
    expect(screen.getByText('Columns not used: Woher.')).toBeTruthy()
    reconnect('Number, 3', '11')
    hold('Woher', 'Name')
    expect(screen.queryByText(/^Columns not used/)).toBeNull()
    hold('Was', 'Quantity')
    expect(column('Was').value).toBe('quantity')
    hold('Gr.', 'Shorts')
    expect(screen.getByText('The list has no sizes, so everyone gets M.')).toBeTruthy()
    press('Add 2 players')
    expect(names()).toEqual(['Dara Bayon', 'Rith Angkor'])
    expect(taken.map(({ number, quantity, shortsSize }) => [number, quantity, shortsSize])).toEqual([
      ['', 10, 'M'],
      ['11', 100, 'L'],
    ])
  })

  it('takes any row as the head, and says which rows above it are no players', () => {
    const { lines } = review('Bayon,9,M\nName,No,Size\nDara,10,M\nRith,7,L')
    const head = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Header row' })
    expect(head.value).toBe('2')
    expect(screen.getByText('Not read as players: “Bayon 9 M”.')).toBeTruthy()
    fireEvent.change(head, { target: { value: '' } })
    expect(lines()).toEqual(expect.arrayContaining(['1', '2', '3', '4']))
  })

  it('sets columns as they were set the last time', () => {
    const memory = deviceMemory(() => localStorage)
    const list = 'Name,No,Size,Alias\nDara,10,M,Dada\nRith,7,L,Riri'
    const first = review(list, { memory })
    const alias = screen.getByRole('combobox', { name: 'Column “Alias” holds' })
    fireEvent.change(alias, { target: { value: 'name' } })
    fireEvent.change(screen.getByRole('combobox', { name: 'Column “Name” holds' }), { target: { value: '' } })
    first.press('Add 2 players')
    cleanup()
    const second = review('Bayon\nNAME,no,size,alias\nVuthy,9,M,Vuvu', { memory })
    second.press('Add 1 player')
    expect([first.names(), second.names()]).toEqual([['Dada', 'Riri'], ['Vuvu']])
    localStorage.setItem('rosterColumns', '[{"key":1}]')
    cleanup()
    expect(review(list, { memory }).lines()).toEqual(['2', '3'])
  })
})
