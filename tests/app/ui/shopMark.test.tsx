import 'fake-indexeddb/auto'
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { DesignName } from '../../../app/editor/topBar/DesignName.tsx'
import { SharedScreen } from '../../../app/screens/sharedDesign/SharedScreen.tsx'
import { SharedSkeleton } from '../../../app/screens/sharedDesign/SharedSkeleton.tsx'
import { OpenDesignContext } from '../../../app/studio/OpenDesignContext.ts'
import type { OpenDesign } from '../../../app/studio/openDesign.ts'
import { StudioContext } from '../../../app/studio/StudioContext.ts'
import { openSoccer } from '../../support/openSoccer.ts'
import { pretendServer } from '../../support/pretendServer.ts'
import { renderScreen } from '../../support/renderScreen.tsx'
import { openStudio } from '../../support/surroundings.ts'
import { tenantOf } from '../../support/tenantOf.ts'

afterEach(cleanup)

const server = pretendServer({ 'GET /whoami': { body: tenantOf({ logo: '/api/branding/logo.svg?v=2' }) } })
const name = tenantOf().names.en

it('is the shop’s own logo and name on a shared design', async () => {
  const { services, container } = renderScreen(<SharedSkeleton />, { fetch: server.fetch })
  await act(async () => {
    await services.tenant.load()
  })
  expect(container.querySelector('img')?.getAttribute('src')).toContain('/api/branding/logo.svg?v=2')
  expect(container.textContent).toContain(name)
})

it('is in the title of a shared design', async () => {
  const { studio } = openStudio()
  const { services } = renderScreen(
    <StudioContext value={studio}>
      <SharedScreen />
    </StudioContext>,
    { fetch: server.fetch },
  )
  await act(async () => {
    await services.tenant.load()
  })
  expect(document.title).toBe(`Shared design · ${name}`)
})

it('is in the title of the editor', async () => {
  const design = { engine: openSoccer() } as Partial<OpenDesign> as OpenDesign
  const { services } = renderScreen(
    <OpenDesignContext value={design}>
      <DesignName />
    </OpenDesignContext>,
    { fetch: server.fetch },
  )
  await act(async () => {
    await services.tenant.load()
  })
  expect(document.title).toContain(`· ${name}`)
})
