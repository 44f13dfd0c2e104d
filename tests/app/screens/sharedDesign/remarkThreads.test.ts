import { describe, expect, it } from 'vitest'
import { remarkThreads } from '../../../../app/screens/sharedDesign/remarkThreads.ts'

const remark = (id: string, parentId: string | null = null) => ({
  id,
  parentId,
  name: '',
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
    const threads = remarkThreads([remark('a'), remark('b'), remark('to a', 'a'), remark('to that', 'to a')])
    expect(threads.map(({ number, remark: { id }, answers }) => [number, id, answers.map(one => one.id)])).toEqual([
      [1, 'a', ['to a', 'to that']],
      [2, 'b', []],
    ])
  })

  it('are not lost when what they answer is gone', () => {
    expect(remarkThreads([remark('a', 'gone')]).map(thread => thread.remark.id)).toEqual(['a'])
  })
})
