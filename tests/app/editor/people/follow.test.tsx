import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { StageControls } from '../../../../app/editor/controls/EditorControlsContext.ts'
import { useFollow } from '../../../../app/editor/people/useFollow.tsx'
import { ServicesContext } from '../../../../app/session/ServicesContext.ts'
import { createServices } from '../../../../app/session/services.ts'
import { OpenDesignContext } from '../../../../app/studio/OpenDesignContext.ts'
import type { OpenDesign } from '../../../../app/studio/openDesign.ts'
import { authorId, createState, layerId, type PeerPresence } from '../../../../engine/index.ts'
import { openSoccer } from '../../../support/openSoccer.ts'
import { renderInWords } from '../../../support/renderPanel.tsx'
import { surroundings } from '../../../support/surroundings.ts'

afterEach(cleanup)

const camera = (azimuth: number) => ({ azimuth, elevation: 0, zoom: 1, pan: [0, 0] as const })
const dara: PeerPresence = {
  peer: 7,
  author: authorId('dara#1'),
  name: 'Dara',
  selection: { kind: 'none' },
  cursor: null,
  camera: camera(0),
  tool: null,
}

function following() {
  const services = createServices(surroundings())
  services.language.set('en')
  const peers = createState<readonly PeerPresence[]>([dara])
  const engine = openSoccer()
  const design = { engine: { ...engine, sync: { ...engine.sync, peers } } } as Partial<OpenDesign> as OpenDesign
  const viewFrom = vi.fn()
  const chooseTool = vi.fn()
  const stage = { current: { viewFrom } as Partial<StageControls> as StageControls }
  function Follower() {
    const { follow, shown } = useFollow({ stage, chosen: 'colour', chooseTool })
    return (
      <>
        <button type="button" onClick={() => follow(dara.peer)}>
          Follow
        </button>
        {shown}
      </>
    )
  }
  renderInWords(
    <ServicesContext value={services}>
      <OpenDesignContext value={design}>
        <Follower />
      </OpenDesignContext>
    </ServicesContext>,
  )
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
  press('Follow')
  const does = (change: Partial<PeerPresence>) => act(() => peers.set([{ ...dara, ...change }]))
  return { engine, peers, viewFrom, chooseTool, does, press }
}

it('who follows somebody sees what they see: the side, what is selected and the panel', () => {
  const { engine, viewFrom, chooseTool, does } = following()
  expect(viewFrom).toHaveBeenLastCalledWith(camera(0))
  does({ camera: camera(1), selection: { kind: 'layer', layer: layerId('crest') }, tool: 'crest' })
  expect(viewFrom).toHaveBeenLastCalledWith(camera(1))
  expect(engine.selection.current()).toEqual({ kind: 'layer', layer: 'crest' })
  expect(chooseTool).toHaveBeenCalledWith('crest')
})

it('it ends by a button, and when they leave', () => {
  const { peers, viewFrom, does, press } = following()
  press(/^Stop following/)
  does({ camera: camera(2) })
  expect(viewFrom).not.toHaveBeenCalledWith(camera(2))
  press('Follow')
  expect(screen.getByRole('status')).toBeTruthy()
  act(() => peers.set([]))
  expect(screen.queryByRole('status')).toBeNull()
})
