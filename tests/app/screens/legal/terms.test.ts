import { expect, it } from 'vitest'
import en from '../../../../app/screens/legal/words/en.json' with { type: 'json' }
import kh from '../../../../app/screens/legal/words/kh.json' with { type: 'json' }
import { termsParagraphs } from '../../../../server/accounts/terms.ts'
import { guestDays } from '../../../../server/uploads/owner.ts'

const textOf = ({ terms }: { readonly terms: object }): string => JSON.stringify(terms)

it('says on the page what people agree to when they sign up', () => {
  for (const paragraph of termsParagraphs) {
    expect(textOf(en)).toContain(paragraph.en)
    expect(textOf(kh)).toContain(paragraph.kh)
  }
})

it('tells guests how long their designs stay', () => {
  expect(en.privacy.guest.text).toContain(`${guestDays} days`)
  expect(kh.privacy.guest.text).toContain(`${guestDays} ថ្ងៃ`)
})
