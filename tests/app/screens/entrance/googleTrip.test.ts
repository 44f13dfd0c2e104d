import { describe, expect, it } from 'vitest'
import { deviceMemory } from '../../../../app/device/deviceMemory.ts'
import { googleTrip } from '../../../../app/screens/entrance/googleTrip.ts'

const wanted = { clientId: 'kitloom.apps.example', origin: 'https://shop.example', to: '/me/assets?sort=name' }

function open() {
  const kept = new Map<string, string>()
  const memory = deviceMemory(() => ({
    getItem: name => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
  }))
  let ids = 0
  const trip = googleTrip({ memory, newId: () => `id-${ids++}` })
  const begin = () => new URL(trip.begin(wanted)).searchParams
  /** The address of the shop as Google leads back to it. */
  const back = (state: string | null, nonce: string | null) =>
    `#${new URLSearchParams({ id_token: `head.${btoa(JSON.stringify({ nonce }))}.signature`, state: state ?? '' })}`
  return { ...trip, begin, back }
}

describe('the way to Google and back', () => {
  it('begins with what Google is told: who asks, and where to lead back to', () => {
    const reported = Object.fromEntries(open().begin())
    expect(reported).toMatchObject({
      client_id: 'kitloom.apps.example',
      redirect_uri: 'https://shop.example/auth/signin',
      response_type: 'id_token',
      scope: 'openid email profile',
    })
    expect(reported.state).not.toBe(reported.nonce)
    expect(JSON.stringify(reported)).not.toContain('/me/assets')
  })

  it('ends with the token, and where one wanted to go', () => {
    const { begin, back, end } = open()
    const reported = begin()
    const found = end(back(reported.get('state'), reported.get('nonce')))
    expect(found).toMatchObject({ kind: 'token', to: '/me/assets?sort=name' })
  })

  it('is no way in for an answer that this browser did not ask for', () => {
    const { begin, back, end } = open()
    expect(end(back('id-0', 'id-1'))).toEqual({ kind: 'failed' })
    const reported = begin()
    expect(end(back('another', reported.get('nonce')))).toEqual({ kind: 'failed' })
    const retry = begin()
    expect(end(back(retry.get('state'), 'another'))).toEqual({ kind: 'failed' })
  })

  it('can be gone once for each question', () => {
    const { begin, back, end } = open()
    const reported = begin()
    const hash = back(reported.get('state'), reported.get('nonce'))
    expect(end(hash)?.kind).toBe('token')
    expect(end(hash)).toEqual({ kind: 'failed' })
  })

  it('failed when one did not sign in there', () => {
    const { begin, end } = open()
    const state = begin().get('state')
    expect(end(`#error=access_denied&state=${state}`)).toEqual({ kind: 'failed' })
  })

  it.each(['', '#', '#unlock=secret', '#token=secret', '#id_token=abc', '#state=abc'])('was not gone with %j', hash => {
    expect(open().end(hash)).toBeNull()
  })
})
