import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { HueSlider } from '../../../app/panelkit/colour/HsvControls.tsx'
import { renderInWords } from '../../support/renderPanel.tsx'

afterEach(cleanup)

function turnHue(hsv: { h: number; s: number; v: number }) {
  const commit = vi.fn()
  const cancel = vi.fn()
  renderInWords(<HueSlider hsv={hsv} gesture={{ preview() {}, commit, cancel }} />)
  const slider = screen.getByRole('slider')
  fireEvent.keyDown(slider, { key: 'ArrowRight' })
  fireEvent.keyUp(slider, { key: 'ArrowRight' })
  fireEvent.blur(slider)
  return { commit, cancel }
}

it('commits nothing on a pure grey, black or white, whose hues all look alike', () => {
  for (const v of [0, 0.5, 1]) {
    const { commit, cancel } = turnHue({ h: 0, s: 0, v })
    expect(commit).not.toHaveBeenCalled()
    expect(cancel).toHaveBeenCalledOnce()
    cleanup()
  }
})

it('commits the next hue of a colour', () => {
  expect(turnHue({ h: 0, s: 1, v: 1 }).commit).toHaveBeenCalledExactlyOnceWith({ h: 1, s: 1, v: 1 })
})
