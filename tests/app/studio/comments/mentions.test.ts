import { describe, expect, it } from 'vitest'
import { mentionAt, namesFor, withMention } from '../../../../app/studio/comments/mentions.ts'
import { mentionParts } from '../../../../server/contract/designs/mentions.ts'

const names = ['Dara Sok', 'Dara', 'Bopha Chan', 'សុខា']

describe('a mention', () => {
  it('begins with an @ at the start of a word, up to the caret', () => {
    expect(mentionAt('Look, @Da', 9)).toEqual({ from: 6, query: 'Da' })
    expect(mentionAt('@', 1)).toEqual({ from: 0, query: '' })
    expect(mentionAt('@Da and more', 3)).toEqual({ from: 0, query: 'Da' })
  })

  it('is neither an address nor the line before', () => {
    expect(mentionAt('dara@angkor', 11)).toBeNull()
    expect(mentionAt('@Dara\nyes', 9)).toBeNull()
    expect(mentionAt('no one', 6)).toBeNull()
  })

  it('offers the names that go on so, those that begin so first', () => {
    expect(namesFor('da', names)).toEqual(['Dara Sok', 'Dara'])
    expect(namesFor('ch', names)).toEqual(['Bopha Chan'])
    expect(namesFor('សុ', names)).toEqual(['សុខា'])
    expect(namesFor('bopha chan', names)).toEqual([])
  })

  it('takes the place of what was written of it', () => {
    const text = 'Ask @Bo about the crest'
    const mention = mentionAt(text, 7)
    expect(mention && withMention(text, 7, mention, 'Bopha Chan')).toEqual({
      text: 'Ask @Bopha Chan about the crest',
      caret: 16,
    })
  })

  it('is found in a text again, the longer of two names that begin alike', () => {
    expect(mentionParts('@Dara Sok, ask @សុខា!', names)).toEqual([
      { text: '@Dara Sok', isMention: true },
      { text: ', ask ', isMention: false },
      { text: '@សុខា', isMention: true },
      { text: '!', isMention: false },
    ])
    expect(mentionParts('@Daraville', names)).toEqual([{ text: '@Daraville', isMention: false }])
    expect(mentionParts('x@Dara', names)).toEqual([{ text: 'x@Dara', isMention: false }])
    expect(mentionParts('a+b (@a+b)', ['a+b'])).toEqual([
      { text: 'a+b (', isMention: false },
      { text: '@a+b', isMention: true },
      { text: ')', isMention: false },
    ])
  })
})
