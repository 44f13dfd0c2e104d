import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { createLettering } from '../../../app/studio/lettering/createLettering.ts'
import { defaultFont, playerId } from '../../../engine/plugin.ts'
import { PlayersPanel } from '../../../plugins/tools/players/panel.tsx'
import { TextPanel } from '../../../plugins/tools/text/panel.tsx'
import { installedFaces } from '../../support/faces.ts'
import { openSoccer } from '../../support/openSoccer.ts'
import { renderPanel } from '../../support/renderPanel.tsx'

afterEach(cleanup)

/** A page that has needed some words while files with one of these in their address did not come. */
async function pageWithout(failing: readonly string[], ...words: readonly string[]) {
  let isBroken = true
  const lettering = createLettering({
    ...installedFaces,
    async fetch(file) {
      if (isBroken && failing.some(part => file.includes(part))) throw new TypeError('There is no network.')
      return installedFaces.fetch(file)
    },
  })
  await lettering.need([{ font: defaultFont, text: words.join('') }])
  const recover = () => {
    isBroken = false
  }
  return { lettering, recover }
}

/** Faces are read and opened. */
const timeout = { timeout: 20_000 }

describe('a font that did not load', () => {
  it('is said below the field of a text, with a way to load it', async () => {
    const { lettering, recover } = await pageWithout(['lalezar'], 'KIT', 'سالم')
    renderPanel('text', <TextPanel />, 'player', { faces: lettering, resources: lettering.resources })
    fireEvent.change(screen.getByRole('textbox', { name: 'New text' }), { target: { value: 'سالم KIT' } })
    fireEvent.click(screen.getByRole('button', { name: 'Add text' }))
    expect(screen.getByText(/^Lalezar didn’t load\. Until it does, .*م.* can’t be printed\.$/)).toBeTruthy()
    expect(screen.queryByText(/^No font includes/)).toBeNull()
    recover()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/^Lalezar didn’t load/)).toBeNull(), timeout)
  })

  it('is said of the whole text when it is its own', async () => {
    const { lettering } = await pageWithout(['squada'], 'KIT')
    renderPanel('text', <TextPanel />, 'player', { faces: lettering, resources: lettering.resources })
    fireEvent.change(screen.getByRole('textbox', { name: 'New text' }), { target: { value: 'KIT' } })
    fireEvent.click(screen.getByRole('button', { name: 'Add text' }))
    expect(screen.getByText('Serie A didn’t load. Until it does, this can’t be printed.')).toBeTruthy()
  })

  it('is said in the row of each player whose name needs it, until it has come', async () => {
    const { lettering, recover } = await pageWithout(['lalezar'], 'SOKHA', 'سالم')
    const engine = openSoccer()
    for (const [index, name] of ['SOKHA', 'سالم'].entries()) {
      const player = { name, number: String(index), size: 'M', goalkeeper: false, quantity: 1 }
      engine.dispatch({ type: 'players.add', payload: { player: playerId(`p${index}`), ...player } })
    }
    renderPanel('players', <PlayersPanel />, 'player', { engine, faces: lettering, resources: lettering.resources })
    expect(screen.getByRole('textbox', { name: 'Name of SOKHA' })).toBeTruthy()
    const message = () => screen.queryByRole('textbox', { name: /^Name of .*سالم.*\. Lalezar didn’t load\./ })
    expect(message()).toBeTruthy()
    recover()
    await act(() => lettering.retry())
    await waitFor(() => expect(message()).toBeNull(), timeout)
  })
})
