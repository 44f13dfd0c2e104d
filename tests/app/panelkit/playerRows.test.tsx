import { cleanup, fireEvent, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, expect, it, vi } from 'vitest'
import { PlayersPanel } from '../../../plugins/tools/players/panel.tsx'
import { renderPanel } from '../../support/renderPanel.tsx'

/** The label of a row is asked for by the player's name. */
const requested = vi.spyOn(Object.getPrototypeOf(i18next), 't')

afterEach(() => {
  cleanup()
  requested.mockRestore()
})

it('draws no row of the players again but the one that changed', () => {
  const panel = renderPanel('players', <PlayersPanel />)
  const plain = { size: 'M', shortsSize: null, sleeve: null, goalkeeper: false, quantity: 1 }
  panel.act(() => {
    ;['Sokha', 'Dara', 'Chan'].forEach((name, index) => {
      const player = { player: `p${index}`, name, number: String(index + 1), ...plain }
      panel.engine.dispatch({ type: 'players.add', payload: player })
    })
  })
  const drawnBy = (act: () => void) => {
    requested.mockClear()
    act()
    return requested.mock.calls.flatMap(([key, values]) =>
      String(key).endsWith('nameOf') ? [Object(values).name] : [],
    )
  }
  const goalkeeper = screen.getByRole('button', { name: 'Dara is a goalkeeper' })
  expect(drawnBy(() => fireEvent.click(goalkeeper))).toEqual(['Dara'])
  const edit = { type: 'players.edit', payload: { player: 'p2', fields: { number: '9' } } }
  expect(drawnBy(() => panel.act(() => void panel.engine.dispatch(edit)))).toEqual(['Chan'])
  // Two of one number: the other one gets a warning.
  const shared = { type: 'players.edit', payload: { player: 'p2', fields: { number: '1' } } }
  expect(drawnBy(() => panel.act(() => void panel.engine.dispatch(shared)))).toEqual(['Sokha', 'Chan'])
})
