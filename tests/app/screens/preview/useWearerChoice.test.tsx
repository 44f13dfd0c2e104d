import { act, renderHook } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { useWearerChoice } from '../../../../app/screens/preview/useWearerChoice.ts'

beforeEach(() => history.replaceState(null, '', '/preview?share=a-link&hair=curls'))

const chosen = () => renderHook(() => useWearerChoice(), { wrapper: BrowserRouter }).result

describe('who wears the kit', () => {
  it('keeps every choice when the next one is made before the last one is shown', () => {
    const result = chosen()
    const [, choose] = result.current
    act(() => {
      choose('build', 'slim')
      choose('animation', 'salute')
    })
    expect(result.current[0]).toMatchObject({ build: 'slim', animation: 'salute', hair: 'curls' })
    expect(location.search).toBe('?share=a-link&hair=curls&build=slim&animation=salute')
  })

  it('comes in their own hair', () => {
    const result = chosen()
    act(() => result.current[1]('avatar', 'player_3'))
    expect(location.search).toBe('?share=a-link&avatar=player_3')
  })
})
