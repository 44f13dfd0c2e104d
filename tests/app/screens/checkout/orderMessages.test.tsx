import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { orderFields } from '../../../../app/screens/checkout/orderForm.ts'
import { orderedDesign } from '../../../../server/contract/orders/orderRequest.ts'
import { fieldCodes } from '../../../../server/contract/problemCodes.ts'
import { openLastStep } from '../../../support/lastStep.tsx'

afterEach(cleanup)

const wrong = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent).filter(Boolean)

describe('a checkout that is sent empty', () => {
  it('says what is missing in the words of the specification', async () => {
    const step = openLastStep()
    step.press()
    await screen.findByText('Please provide a phone number')
    expect(wrong()).toEqual([
      'Name is required.',
      'Please provide a phone number',
      'Email is required.',
      'Province is required.',
      'Address is required.',
      'Accept the terms to place an order.',
    ])
    act(() => step.services.language.set('kh'))
    await screen.findByText('សូមផ្ដល់លេខទូរស័ព្ទ')
    expect(wrong()).toEqual([
      'ត្រូវបំពេញឈ្មោះ។',
      'សូមផ្ដល់លេខទូរស័ព្ទ',
      'ត្រូវបំពេញអ៊ីមែល។',
      'ត្រូវបំពេញខេត្ត។',
      'ត្រូវបំពេញអាសយដ្ឋាន។',
      'សូមយល់ព្រមតាមលក្ខខណ្ឌមុននឹងបញ្ជាទិញ។',
    ])
  })

  it('wants players', async () => {
    const { services } = openLastStep({ isEmpty: true })
    expect(screen.getByText('At least some players must be selected.')).toBeTruthy()
    act(() => services.language.set('kh'))
    expect(await screen.findByText('ត្រូវជ្រើសកីឡាករយ៉ាងហោចណាស់ម្នាក់។')).toBeTruthy()
  })

  it('is told the same by the server', () => {
    const of = (error: { readonly issues: readonly { path: PropertyKey[]; message: string }[] } | undefined) =>
      Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), fieldCodes[message]]))
    const empty = {
      name: '',
      phone: '',
      email: '',
      country: 'KH',
      province: '',
      district: '',
      commune: '',
      address: '',
    }
    expect(of(orderFields.safeParse({ ...empty, wishedDate: null, note: '' }).error)).toEqual({
      name: 'This is required',
      phone: 'Please provide a phone number',
      email: 'This is required',
      province: 'This is required',
      address: 'This is required',
      acceptedTerms: 'This is required',
    })
    const design = { design: crypto.randomUUID(), fabric: 'mesh', pieces: [] }
    expect(of(orderedDesign.safeParse(design).error)).toEqual({ pieces: 'At least some players must be selected' })
    const piece = { name: '', size: 'M', shortsSize: null, sleeve: 'short', version: 'player', quantity: 1 }
    expect(of(orderedDesign.safeParse({ ...design, pieces: [{ ...piece, number: '-1' }] }).error)).toEqual({
      'pieces.0.number': 'Number is invalid. Enter one or two digits',
    })
  })
})
