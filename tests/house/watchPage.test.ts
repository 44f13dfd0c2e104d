import { describe, expect, it } from 'vitest'
import { complaintOf } from '../support/watchPage.ts'

const image = 'http://127.0.0.1/assets/hero.webp'

describe('a request that failed', () => {
  it('is no complaint when the page went elsewhere before it was answered', () => {
    expect(complaintOf(image, 'net::ERR_ABORTED')).toEqual([])
  })

  it.each(['net::ERR_CONNECTION_REFUSED', 'net::ERR_FAILED', 'csp', 'net::ERR_BLOCKED_BY_RESPONSE'])(
    'is one when it came to %s',
    errorText => expect(complaintOf(image, errorText)).toEqual([`${image}: ${errorText}`]),
  )

  it('is one when nobody says why', () => {
    expect(complaintOf(image)).toEqual([`${image}: failed`])
  })
})
