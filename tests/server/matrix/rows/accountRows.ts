import { randomUUID } from 'node:crypto'
import { termsVersion } from '../../../../server/accounts/terms.ts'
import { lastSecret, newcomer, password } from '../../../support/server/people.ts'
import { each, own, type Row } from '../row.ts'

const newEmail = () => `${randomUUID()}@mail.example`
const details = { firstName: 'Sokha', lastName: 'Meas', phone: '012 999 888' }
const notification = { orders: true, reviews: true, comments: false, news: false }

export const accountRows = {
  'POST /api/accounts/token': {
    ...own(200, ({ owner }) => ({
      url: '/api/accounts/token',
      body: { email: owner.email, password, clientId: 'web' },
    })),
    others: 200,
    abroad: 401,
  },
  'POST /api/accounts/refreshtoken': {
    ...own(200, async ({ owner }) => ({
      url: '/api/accounts/refreshtoken',
      body: { token: (await owner.signIn()).tokens.refresh_token, clientId: 'web' },
    })),
    others: 200,
    abroad: 401,
  },
  'POST /api/accounts/token/destroy': each(200, async ({ owner }) => ({
    url: '/api/accounts/token/destroy',
    body: { token: (await owner.signIn()).tokens.refresh_token },
  })),
  'GET /.well-known/jwks.json': each(200, () => ({ url: '/.well-known/jwks.json' })),
  'POST /api/accounts/register': each(200, () => ({
    url: '/api/accounts/register',
    body: { ...newcomer, email: newEmail() },
  })),
  'POST /api/oauth/confirmotp': {
    ...own(200, async ({ api }) => {
      const username = newEmail()
      await api.post('/api/accounts/register', { ...newcomer, email: username })
      const headers = { username, 'otp-token': await lastSecret(api, username), 'client-id': 'app' }
      return { url: '/api/oauth/confirmotp', headers }
    }),
    others: 200,
    abroad: 400,
  },
  'POST /api/oauth/resendotp': each(200, ({ owner }) => ({
    url: '/api/oauth/resendotp',
    headers: { username: owner.email },
  })),
  'POST /api/accounts/forgotpassword': each(200, ({ owner }) => ({
    url: '/api/accounts/forgotpassword',
    body: { email: owner.email },
  })),
  'POST /api/accounts/resetpassword': {
    ...own(
      200,
      async ({ owner, api }) => {
        await api.post('/api/accounts/forgotpassword', { email: owner.email })
        const token = await lastSecret(api, owner.email)
        return { url: '/api/accounts/resetpassword', body: { token, password: 'seven-bright-fish' } }
      },
      // It ends the owner's sessions.
      { fresh: true },
    ),
    others: 200,
    abroad: 400,
  },
  'POST /api/oauth/unlock': each(400, () => ({ url: '/api/oauth/unlock', body: { token: 'made-up' } })),
  'PUT /api/oauth/password': each(
    200,
    () => ({ url: '/api/oauth/password', body: { currentPassword: password, newPassword: 'seven-bright-fish' } }),
    { fresh: true },
  ),
  'GET /api/accounts/details': each(200, () => ({ url: '/api/accounts/details' })),
  'PUT /api/accounts/details': each(200, () => ({ url: '/api/accounts/details', body: details })),
  'DELETE /api/accounts/details': each(200, () => ({ url: '/api/accounts/details', body: { password } }), {
    fresh: true,
  }),
  'GET /api/accounts/summary': each(200, () => ({ url: '/api/accounts/summary' })),
  'GET /api/accounts/activity': each(200, () => ({ url: '/api/accounts/activity' })),
  'GET /api/oauth/notification': each(200, () => ({ url: '/api/oauth/notification' })),
  'PUT /api/oauth/notification': each(200, () => ({ url: '/api/oauth/notification', body: notification })),
  'GET /api/oauth/token': each(200, () => ({ url: '/api/oauth/token' })),
  'DELETE /api/oauth/destroy/:clientId/:sessionId': own(200, async ({ owner }) => ({
    url: `/api/oauth/destroy/web/${(await owner.signIn()).session}`,
  })),
  'GET /api/oauth/termsandconditions': each(200, () => ({ url: '/api/oauth/termsandconditions' })),
  'POST /api/oauth/accepttermsandconditions': each(200, () => ({
    url: '/api/oauth/accepttermsandconditions',
    body: { version: termsVersion },
  })),
  // Google is not configured here; it has tests of its own.
  'POST /api/oauth/social': each(503, () => ({
    url: '/api/oauth/social',
    headers: { 'client-id': 'app' },
    body: { provider: 'google', idToken: 'made-up' },
  })),
} satisfies Readonly<Record<string, Row>>
