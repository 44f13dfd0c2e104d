import { expect, it } from 'vitest'
import en from '../../../../app/i18n/words/en.json' with { type: 'json' }
import { fieldCodes, problemCodes } from '../../../../server/contract/problemCodes.ts'

it('says every refusal of the server in words of its own', () => {
  const codes = Object.keys(problemCodes).map(code => code.replaceAll(' ', '-'))
  expect(codes.filter(code => !(code in en.problem))).toEqual([])
})

it('says every fault of a field that somebody can have typed', () => {
  // What pages send by themselves, and what the review of a list says at its own place.
  const byPages = /^(unknown-|invalid-(id|version|quantity)$)/
  const codes = Object.keys(fieldCodes).filter(code => !byPages.test(code))
  expect(codes.filter(code => !(code in en.fieldError))).toEqual([])
})
