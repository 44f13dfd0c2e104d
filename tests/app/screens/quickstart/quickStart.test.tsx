import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { QuickStart } from '../../../../app/screens/quickstart/QuickStart.tsx'
import en from '../../../../app/screens/quickstart/words/en.json' with { type: 'json' }
import { FetchStudioContext } from '../../../../app/studio/StudioContext.ts'
import type { Studio } from '../../../../app/studio/studio.ts'
import { renderScreen } from '../../../support/renderScreen.tsx'
import { openStudio } from '../../../support/surroundings.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The page on a line that is cut until it is `repaired`. */
function open() {
  let isCut = true
  const fetchStudio = async (): Promise<Studio> => {
    if (isCut) throw new Error('There is no line.')
    return openStudio().studio
  }
  const shown = renderScreen(
    <FetchStudioContext value={fetchStudio}>
      <QuickStart />
    </FetchStudioContext>,
  )
  return {
    messages: () => shown.services.toasts.shown.current().map(({ text }) => text),
    where: shown.where,
    repair: () => {
      isCut = false
    },
    team: () => screen.getByLabelText<HTMLInputElement>(en.team),
    goOn: () => fireEvent.click(screen.getByRole('button', { name: en.go })),
  }
}

it('shows twelve kits with nothing that draws them', () => {
  open()
  expect(screen.getAllByRole('listitem')).toHaveLength(12)
})

it('shows the kits of a mood with nothing that draws them', () => {
  open()
  fireEvent.click(screen.getByText(en.mood.quiet))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Kbach',
    'Pinstripe',
    'Scales',
  ])
})

it('keeps what was typed when nothing that makes kits comes, and goes on with it once it does', async () => {
  const page = open()
  fireEvent.change(page.team(), { target: { value: 'PURSAT' } })
  page.goOn()
  await waitFor(() => expect(page.messages()).toEqual([en.notHere]))
  expect(page.team().value).toBe('PURSAT')
  page.repair()
  page.goOn()
  await waitFor(() => expect(page.where()).toMatch(/^\/design\/soccer\?design=/))
  expect(page.messages()).toEqual([])
})

it('says so when a crest was given that nothing can take', async () => {
  const page = open()
  const file = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'crest.svg', { type: 'image/svg+xml' })
  fireEvent.change(screen.getByLabelText(en.drop, { selector: 'input[type=file]' }), { target: { files: [file] } })
  await waitFor(() => expect(page.messages()).toEqual([en.notHere]))
  expect(screen.getByRole('button', { name: new RegExp(en.drop) }).getAttribute('aria-busy')).toBe('false')
})
