import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PlayerPicker, useFollowPlayer } from '../../../../app/editor/stage/PlayerPicker.tsx'
import { OpenDesignContext } from '../../../../app/studio/OpenDesignContext.ts'
import { playerId } from '../../../../engine/index.ts'
import { soccer } from '../../../support/openSoccer.ts'
import { renderInWords } from '../../../support/renderPanel.tsx'
import { openStudio } from '../../../support/surroundings.ts'

afterEach(cleanup)

const plain = { size: 'M', shortsSize: null, sleeve: null, goalkeeper: false, quantity: 1 }
const team = [
  { player: 'a', ...plain, name: 'Sokha', number: '10' },
  { player: 'b', ...plain, name: 'ដារ៉ា', number: '៧', size: 'XL' },
  { player: 'c', ...plain, name: '', number: '1', goalkeeper: true },
]

let designs = 0

/** As the stage does, whether the picker is open or not. */
function Following() {
  useFollowPlayer()
  return null
}

async function pick(isOpen = true) {
  const { studio } = openStudio({ newId: () => `picker-${designs}` })
  const design = await studio.openDesign(soccer, `design-picker-${designs++}`)
  const { engine, view } = design
  renderInWords(
    <OpenDesignContext value={design}>
      <Following />
      {isOpen && <PlayerPicker />}
    </OpenDesignContext>,
  )
  const run = (type: string, payload: unknown) => act(() => void engine.dispatch({ type, payload }))
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const seen = () => [view.current().player, view.current().version, view.current().size]
  return { design, run, press, seen, addTeam: () => run('players.addMany', { players: team }) }
}

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Player shown' })

describe('the player picker', () => {
  it('is not there before the first player', async () => {
    const { addTeam } = await pick()
    expect(screen.queryByRole('combobox')).toBeNull()
    addTeam()
    expect([...select().options].map(({ text }) => text)).toEqual(['Sample', '10 Sokha', '៧ ដារ៉ា', '1'])
  })

  it('goes round: the sample, every player in their size and version, and the sample again', async () => {
    const { addTeam, press, seen } = await pick()
    addTeam()
    const round = [...'abc', null].map(() => {
      press('Next player')
      return seen()
    })
    expect(round).toEqual([
      ['a', 'player', 'M'],
      ['b', 'player', 'XL'],
      ['c', 'goalkeeper', 'M'],
      [null, 'goalkeeper', 'M'],
    ])
    press('Previous player')
    expect(seen()).toEqual(['c', 'goalkeeper', 'M'])
    expect(screen.getByText('No name')).toBeTruthy()
  })

  it('follows the player when they get another size or become the goalkeeper, and lets go when they are removed', async () => {
    const { addTeam, run, seen } = await pick()
    addTeam()
    fireEvent.change(select(), { target: { value: 'b' } })
    run('players.edit', { player: 'b', fields: { size: 'S', goalkeeper: true } })
    expect(seen()).toEqual(['b', 'goalkeeper', 'S'])
    run('players.remove', { player: 'b' })
    expect(seen()).toEqual([null, 'goalkeeper', 'M'])
  })

  it('need not be open for the stage to follow, as on a phone', async () => {
    const { addTeam, design, run, seen } = await pick(false)
    addTeam()
    act(() => design.view.set({ version: 'player', player: playerId('b'), size: 'XL' }))
    run('players.edit', { player: 'b', fields: { size: 'S' } })
    expect(seen()).toEqual(['b', 'player', 'S'])
    run('players.remove', { player: 'b' })
    expect(seen()).toEqual([null, 'player', 'M'])
  })
})
