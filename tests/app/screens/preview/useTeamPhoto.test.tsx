import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Sitter, useTeamPhoto } from '../../../../app/screens/preview/useTeamPhoto.ts'
import { ServicesContext } from '../../../../app/session/ServicesContext.ts'
import { createServices } from '../../../../app/session/services.ts'
import type { AvatarHandle } from '../../../../app/viewer/avatar/avatarProps.ts'
import { roster } from '../../../support/rosters.ts'
import { surroundings } from '../../../support/surroundings.ts'

const { getContext, toBlob } = HTMLCanvasElement.prototype
const gradient = { addColorStop: () => {} }
const pen = new Proxy(
  { getImageData: () => ({ data: Uint8ClampedArray.of(0, 0, 0, 255), width: 1, height: 1 }) },
  { get: (own, name) => Reflect.get(own, name) ?? (() => gradient), set: () => true },
)

beforeEach(() => {
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => pen,
    toBlob: (give: (blob: Blob) => void) => give(new Blob(['photo'])),
  })
})
afterEach(() => {
  Object.assign(HTMLCanvasElement.prototype, { getContext, toBlob })
  vi.restoreAllMocks()
})

/** A stage that shows what it is told some frames later, or never. */
function photoOf(
  players: ReturnType<typeof roster>,
  { later = 2, draw = () => document.createElement('canvas') } = {},
) {
  const services = createServices(surroundings())
  services.language.set('en')
  const toasts: string[] = []
  services.toasts.shown.changes$.subscribe(shown => toasts.push(...shown.map(({ text }) => text)))
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  let left = later
  const drawnFor: (Sitter | null)[] = []
  let now: () => Sitter | null = () => null
  const stage: { current: AvatarHandle } = {
    current: {
      image: () => Promise.reject(new Error('It is not asked for.')),
      draw() {
        drawnFor.push(now())
        left = later
        return draw()
      },
      // It is another shirt's as long as the page has not heard of this one.
      isSettled: subject => subject === now()?.worn && left-- <= 0,
      seek() {},
    },
  }
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesContext value={services}>
      <I18nextProvider i18n={services.words}>{children}</I18nextProvider>
    </ServicesContext>
  )
  const { result, unmount } = renderHook(() => useTeamPhoto({ stage, players, name: 'Tigers', background: 'studio' }), {
    wrapper,
  })
  now = () => result.current.sitter
  return { result, unmount, drawnFor, saved, toasts }
}

describe('a team photo', () => {
  it('shows everybody of the roster in their own shirt, one after the other, and is saved', async () => {
    const { result, drawnFor, saved } = photoOf(roster(11))
    act(() => result.current.take())
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^Tigers - .*\.png$/)]))
    expect(drawnFor.map(sitter => sitter?.worn.player)).toEqual(Object.keys(roster(11)))
    expect(drawnFor[0]?.worn.version).toBe('goalkeeper')
    await waitFor(() => expect(result.current.sitter).toBeNull())
  })

  it('is not taken of a design without a roster, and says why', async () => {
    const { result, toasts, saved } = photoOf({})
    act(() => result.current.take())
    await waitFor(() => expect(toasts).toHaveLength(1))
    expect(result.current.sitter).toBeNull()
    expect(saved).toEqual([])
  })

  it('stops when somebody cancels it, without a word and without a file', async () => {
    const { result, toasts, saved, drawnFor } = photoOf(roster(11), { later: 1e6 })
    act(() => result.current.take())
    await waitFor(() => expect(result.current.sitter).not.toBeNull())
    act(() => result.current.cancel())
    await waitFor(() => expect(result.current.sitter).toBeNull())
    expect([toasts, saved, drawnFor]).toEqual([[], [], []])
  })

  it('says so when the stage shows nobody, as after a lost context', async () => {
    const { result, toasts, saved } = photoOf(roster(3), {
      draw() {
        throw new Error('The context is lost.')
      },
    })
    act(() => result.current.take())
    await waitFor(() => expect(toasts).toHaveLength(1))
    expect(result.current.sitter).toBeNull()
    expect(saved).toEqual([])
  })
})
