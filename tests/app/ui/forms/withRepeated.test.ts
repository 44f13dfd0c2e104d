import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { withRepeated } from '../../../../app/ui/forms/serverForm.ts'
import { newPassword } from '../../../../server/contract/accounts/personFields.ts'

const schema = withRepeated(
  z.object({ email: z.string().min(1, { error: 'required' }), password: newPassword }),
  'password',
)
const pluginErrors = (typed: object) =>
  Object.fromEntries(schema.safeParse(typed).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])

describe('a password that is typed twice', () => {
  it('has to be the same', () => {
    const typed = { email: 'a@b.co', password: 'seven-bright-fish', repeated: 'seven-bright-fish' }
    expect(pluginErrors(typed)).toEqual({})
    expect(pluginErrors({ ...typed, repeated: 'seven-bright-fisch' })).toEqual({ repeated: 'incorrect' })
  })

  it('is said to be missing, not wrong, where nothing was typed', () => {
    expect(pluginErrors({ email: 'a@b.co', password: 'seven-bright-fish', repeated: '' })).toEqual({
      repeated: 'required',
    })
  })

  it('is compared also where other fields are wrong', () => {
    expect(pluginErrors({ email: '', password: 'seven-bright-fish', repeated: 'another' })).toEqual({
      email: 'required',
      repeated: 'incorrect',
    })
  })
})
