import { LogOut } from 'lucide-react'
import { describe, expect, it, vi } from 'vitest'
import { createQuestions } from '../../../../app/session/notices.ts'

const question = (title: string) => ({ title, message: '…', icon: LogOut, accept: 'Yes', reject: 'No' })
const shows = ({ open }: ReturnType<typeof createQuestions>, title: string) =>
  vi.waitFor(() => expect(open.current()?.title).toBe(title))

describe('a question', () => {
  it('stands until it is answered', async () => {
    const questions = createQuestions()
    const { open, ask } = questions
    const answer = ask(question('Sign out'))
    await shows(questions, 'Sign out')
    open.current()?.answer(true)
    expect([await answer, open.current()]).toEqual([true, null])
  })

  it('waits for the one before it', async () => {
    const questions = createQuestions()
    const { open, ask } = questions
    const answers = Promise.all([ask(question('first')), ask(question('second'))])
    await shows(questions, 'first')
    open.current()?.answer(false)
    await shows(questions, 'second')
    open.current()?.answer(true)
    expect(await answers).toEqual([false, true])
  })

  it('is answered once, even when it is answered twice', async () => {
    const questions = createQuestions()
    const { open, ask } = questions
    const [first, second] = [ask(question('first')), ask(question('second'))]
    await shows(questions, 'first')
    const shown = open.current()
    shown?.answer(true)
    await shows(questions, 'second')
    // The dialog tells that it closes, while the next question stands already.
    shown?.answer(false)
    expect(open.current()?.title).toBe('second')
    open.current()?.answer(false)
    expect([await first, await second]).toEqual([true, false])
  })
})
