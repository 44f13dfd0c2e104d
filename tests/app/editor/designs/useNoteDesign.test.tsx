import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useNoteDesign } from '../../../../app/editor/designs/useNoteDesign.ts'
import { ServicesContext } from '../../../../app/session/ServicesContext.ts'
import { localConnection } from '../../../../app/studio/live/serverConnection.ts'
import { OpenDesignContext } from '../../../../app/studio/OpenDesignContext.ts'
import type { OpenDesign } from '../../../../app/studio/openDesign.ts'
import { StudioContext } from '../../../../app/studio/StudioContext.ts'
import { createState } from '../../../../engine/index.ts'
import { setName } from '../../../../plugins/index.ts'
import { openSoccer, soccer } from '../../../support/openSoccer.ts'
import { openStudio } from '../../../support/surroundings.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

it('notes that the server lacks something of a design while its entries or its images are on their way', () => {
  const { services, studio } = openStudio()
  const engine = openSoccer()
  engine.dispatch(setName.of({ name: 'Kampot' }))
  const [unacknowledged, unsentImages] = [createState(1), createState(1)]
  const design = {
    id: 'kit',
    garment: soccer,
    engine: { ...engine, sync: { ...engine.sync, unacknowledged } },
    connection: { ...localConnection, unsentImages },
  } as Partial<OpenDesign> as OpenDesign
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesContext value={services}>
      <StudioContext value={studio}>
        <OpenDesignContext value={design}>{children}</OpenDesignContext>
      </StudioContext>
    </ServicesContext>
  )
  renderHook(useNoteDesign, { wrapper })
  const isUnsent = () => studio.designs.list().find(({ id }) => id === 'kit')?.isUnsent
  expect(isUnsent()).toBe(true)
  act(() => unacknowledged.set(0))
  expect(isUnsent()).toBe(true)
  act(() => unsentImages.set(0))
  expect(isUnsent()).toBe(false)
})
