import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PieceMarks } from '../../../app/console/supplier/PieceMarks.tsx'
import en from '../../../app/console/supplier/words/en.json' with { type: 'json' }
import kh from '../../../app/console/supplier/words/kh.json' with { type: 'json' }
import { useScreenWords } from '../../../app/i18n/words.ts'
import type { SupplierOrder } from '../../../server/contract/production/handoffs.ts'
import { renderScreen } from '../../support/renderScreen.tsx'

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

const order = {
  ...{ order: 42, supplier: 'Sewing room', files: [], messages: [], ticket: 't', acknowledgedAt: null },
  ...{ expiresAt: '2026-12-01T08:00:00.000Z', progress: { waiting: 2, cut: 0, sewn: 0, shipped: 0 } },
} satisfies SupplierOrder

function Shown() {
  useScreenWords('supplier', { en, kh })
  return <PieceMarks secret="s" order={order} set={() => {}} />
}

/** A browser whose camera does this. */
function withCamera(mediaDevices: { getUserMedia(): Promise<MediaStream> } | undefined) {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices })
  renderScreen(<Shown />)
}

it('says that the code has to be typed where the page gets no camera', async () => {
  withCamera(undefined)
  expect(await screen.findByText(en.noScanner)).toBeTruthy()
  expect(screen.queryByRole('button', { name: en.scan })).toBeNull()
  expect(screen.getByLabelText(en.code)).toBeTruthy()
})

it.each([
  ['NotAllowedError', en.scanError.refused],
  ['NotFoundError', en.scanError['no-camera']],
])('says what to do when the camera answers %s, and the code can be typed', async (name, words) => {
  withCamera({ getUserMedia: () => Promise.reject(new DOMException('', name)) })
  fireEvent.click(await screen.findByRole('button', { name: en.scan }))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByLabelText(en.code)).toBeTruthy()
  expect(screen.getByRole('button', { name: en.scan })).toBeTruthy()
})
