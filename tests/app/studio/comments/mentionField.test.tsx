import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { useCommentWords } from '../../../../app/studio/comments/commentWords.ts'
import { MentionField } from '../../../../app/studio/comments/MentionField.tsx'
import { renderScreen } from '../../../support/renderScreen.tsx'

afterEach(cleanup)

function Field() {
  useCommentWords()
  const [text, write] = useState('')
  return <MentionField text={text} write={write} names={['Dara Sok', 'Bopha Chan', 'Davin']} />
}

async function type(value: string) {
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Your comment')
  fireEvent.change(field, { target: { value, selectionStart: value.length } })
  return field
}
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

describe('the field of a comment', () => {
  it('offers names after an @, chosen by the keyboard', async () => {
    renderScreen(<Field />)
    const field = await type('Ask @da')
    expect(offered()).toEqual(['@Dara Sok', '@Davin'])
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('@Davin')
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(field.value).toBe('Ask @Davin ')
    expect(offered()).toEqual([])
  })

  it('takes the name that is pressed, and offers none after Escape', async () => {
    renderScreen(<Field />)
    const field = await type('@bo')
    fireEvent.click(screen.getByRole('option'))
    expect(field.value).toBe('@Bopha Chan ')
    await type('@')
    expect(offered()).toHaveLength(3)
    fireEvent.keyDown(field, { key: 'Escape' })
    expect(offered()).toEqual([])
  })
})
