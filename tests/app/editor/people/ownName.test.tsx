import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useOwnName } from '../../../../app/editor/people/personName.ts'
import { ServicesContext } from '../../../../app/session/ServicesContext.ts'
import { createServices } from '../../../../app/session/services.ts'
import { OpenDesignContext } from '../../../../app/studio/OpenDesignContext.ts'
import type { OpenDesign } from '../../../../app/studio/openDesign.ts'
import { detailsOf } from '../../../support/detailsOf.ts'
import { openSoccer } from '../../../support/openSoccer.ts'
import { surroundings } from '../../../support/surroundings.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

it('is the account’s until another is given, and again when that is taken back', () => {
  const services = createServices(surroundings())
  services.language.set('en')
  const engine = openSoccer()
  const shown: (string | undefined)[] = []
  const sync = { ...engine.sync, show: ({ name }: { readonly name?: string }) => void shown.push(name) }
  const design = { engine: { ...engine, sync } } as Partial<OpenDesign> as OpenDesign
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesContext value={services}>
      <OpenDesignContext value={design}>{children}</OpenDesignContext>
    </ServicesContext>
  )
  const { result } = renderHook(useOwnName, { wrapper })
  expect([result.current[0], shown]).toEqual(['', []])
  act(() => services.session.replaceDetails(detailsOf({ firstName: 'Sok', lastName: 'Dara' })))
  expect([result.current[0], shown.at(-1)]).toEqual(['Sok Dara', 'Sok Dara'])
  act(() => result.current[1]('Captain'))
  expect([result.current[0], shown.at(-1)]).toEqual(['Captain', 'Captain'])
  act(() => result.current[1](''))
  expect([result.current[0], shown.at(-1)]).toEqual(['Sok Dara', 'Sok Dara'])
})
