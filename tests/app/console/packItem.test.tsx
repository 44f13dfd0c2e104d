import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PackItem } from '../../../app/console/production/PackItem.tsx'
import en from '../../../app/console/production/words/en.json' with { type: 'json' }
import kh from '../../../app/console/production/words/kh.json' with { type: 'json' }
import { EntranceContext } from '../../../app/console/session/EntranceContext.ts'
import { useScreenWords } from '../../../app/i18n/words.ts'
import { type Pack, packObstacles } from '../../../server/contract/production/packs.ts'
import { renderScreen } from '../../support/renderScreen.tsx'
import { ownerEntrance } from '../../support/staffEntrance.ts'

afterEach(cleanup)

const refused = (why: Partial<Pack>): Pack => ({
  id: '0198a000-0000-7000-8000-0000000000d2',
  status: 'refused',
  wishes: { width: 400, longest: 5000, spacing: 4, direction: 'both', mirrored: false, dense: false },
  ...{ done: 0, steps: 0, refusal: null, reason: '', files: [] },
  createdAt: '2026-11-25T08:00:00.000Z',
  ...why,
})

function Shown({ pack }: { readonly pack: Pack }) {
  useScreenWords('production', { en, kh })
  return (
    <EntranceContext value={ownerEntrance}>
      <ul>
        <PackItem order="0198a000-0000-7000-8000-0000000000d1" pack={pack} changed={() => {}} handedOver={() => {}} />
      </ul>
    </EntranceContext>
  )
}

const shown = async (why: Partial<Pack>): Promise<string> => {
  renderScreen(<Shown pack={refused(why)} />)
  return (await screen.findByRole('listitem')).textContent ?? ''
}

it('says in the language of the page how wide the roll must be', async () => {
  expect(await shown({ refusal: { kind: 'too-narrow', pieces: ['ផ្នែកមុខ M'], needed: 750 } })).toBe(
    'Not made: The roll must be 750 mm wide or more. Too narrow for: ផ្នែកមុខ M.',
  )
})

it('names the layer, the design and the player of what cannot be printed', async () => {
  const found = [{ kind: 'font-missing', place: 'Team name', detail: 'Koulen' } as const]
  expect(await shown({ refusal: { kind: 'unprintable', design: 'Home', wearer: '7 Dara', found } })).toBe(
    'Not made: Home, 7 Dara: “Team name”: the font Koulen is gone.',
  )
})

it('has words for whatever may be found', async () => {
  expect(Object.keys(en.refusal.found).toSorted()).toEqual([...packObstacles].toSorted())
})

it('shows an error that nobody foresaw as it came', async () => {
  expect(await shown({ reason: 'The disk is full.' })).toBe('Not made: The disk is full.')
})
