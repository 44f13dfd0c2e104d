import { describe, expect, it } from 'vitest'
import { commentThreads } from '../../../../app/studio/comments/commentThreads.ts'

const comment = (id: string, parentId: string | null = null) => ({
  id,
  parentId,
  name: '',
  byShop: false,
  own: false,
  panel: 'front',
  xMm: 0,
  yMm: 0,
  text: id,
  resolvedAt: null,
  createdAt: '2026-01-05T08:00:00.000Z',
})

describe('remarks', () => {
  it('are numbered in the order in which they came, with their answers below them', () => {
    const threads = commentThreads([comment('a'), comment('b'), comment('to a', 'a'), comment('to that', 'to a')])
    expect(threads.map(({ number, comment: { id }, replies }) => [number, id, replies.map(one => one.id)])).toEqual([
      [1, 'a', ['to a', 'to that']],
      [2, 'b', []],
    ])
  })

  it('are not lost when what they answer is gone', () => {
    expect(commentThreads([comment('a', 'gone')]).map(thread => thread.comment.id)).toEqual(['a'])
  })
})
