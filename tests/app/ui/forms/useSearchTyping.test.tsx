import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSearchTyping } from '../../../../app/ui/forms/SearchField.tsx'

describe('a search that one types', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** The address with the search in it; what is looked for comes back from there. */
  function typing(search = '') {
    const looked: string[] = []
    const { result, rerender } = renderHook(props => useSearchTyping(props.search, text => looked.push(text)), {
      initialProps: { search },
    })
    return {
      looked,
      typed: () => result.current.typed,
      type: (text: string) => act(() => result.current.type(text)),
      rest: () => act(() => vi.advanceTimersByTime(400)),
      address: (text: string) => rerender({ search: text }),
    }
  }

  it('is looked for once, when the typing rests', () => {
    const field = typing()
    field.type('k')
    field.type('kb')
    field.rest()
    field.rest()
    expect(field.looked).toEqual(['kb'])
  })

  it('keeps what is typed while its own search comes back, the space at its end too', () => {
    const field = typing()
    field.type('kbach ')
    field.rest()
    field.type('kbach b')
    field.address('kbach')
    expect(field.typed()).toBe('kbach b')
  })

  it('takes what the address says by itself', () => {
    const field = typing('kbach')
    field.address('')
    expect(field.typed()).toBe('')
    field.rest()
    expect(field.looked).toEqual([])
  })

  it('takes away what was looked for, and looks for it again', () => {
    const field = typing()
    field.type('sash')
    field.rest()
    field.address('sash')
    field.address('')
    field.type('sash')
    field.rest()
    expect(field.looked).toEqual(['sash', 'sash'])
  })
})
