import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useScreenWords } from '../../../../app/i18n/words.ts'
import { PaymentTerms } from '../../../../app/screens/checkout/PaymentTerms.tsx'
import en from '../../../../app/screens/checkout/words/en.json' with { type: 'json' }
import kh from '../../../../app/screens/checkout/words/kh.json' with { type: 'json' }
import { pretendServer } from '../../../support/pretendServer.ts'
import { renderScreen } from '../../../support/renderScreen.tsx'
import { tenantOf } from '../../../support/tenantOf.ts'

afterEach(cleanup)

function Shown() {
  useScreenWords('checkout', { en, kh })
  return <PaymentTerms />
}

it.each([
  ['none', 0, /Nothing is due before production\.$/, /មិនត្រូវបង់អ្វីមុនពេលផលិតទេ។$/],
  ['deposit', 30, /30% of the total is due before production\.$/, /30% នៃតម្លៃសរុប/],
  ['all', 0, /the whole total is due before production\.$/, /តម្លៃសរុបទាំងអស់/],
] as const)('says that %s is due, and how to pay', async (required, depositPercent, inEnglish, inKhmer) => {
  const { settings } = tenantOf()
  const payment = { required, depositPercent, instructions: { kh: 'ធនាគារ ABA', en: 'ABA bank' } }
  const server = pretendServer({ 'GET /whoami': { body: tenantOf({ settings: { ...settings, payment } }) } })
  const { services } = renderScreen(<Shown />, { fetch: server.fetch })
  await act(() => services.tenant.load())
  expect(screen.getByText(inEnglish)).toBeTruthy()
  expect(screen.getByText('ABA bank')).toBeTruthy()
  act(() => services.language.set('kh'))
  expect(await screen.findByText(inKhmer)).toBeTruthy()
  expect(screen.getByText('ធនាគារ ABA')).toBeTruthy()
})
