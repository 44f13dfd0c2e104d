import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { EditorScreen } from '../../../app/editor/EditorScreen.tsx'
import { pretendServer } from '../../support/pretendServer.ts'
import { renderScreen } from '../../support/renderScreen.tsx'
import { tenantOf } from '../../support/tenantOf.ts'

afterEach(cleanup)

it('opens no product that the shop does not make', async () => {
  const server = pretendServer({ 'GET /whoami': { body: tenantOf({ productTypes: ['POLO_SHIRT'] }) } })
  const { services } = renderScreen(<EditorScreen />, { address: '/design/soccer', fetch: server.fetch })
  await act(async () => {
    await services.tenant.load()
  })
  expect(screen.getByText('The page you are looking for is no found!')).toBeTruthy()
})
