import { demoCode } from '../../../../server/accounts/secondFactor/secondFactor.ts'
import { each, type Row } from '../row.ts'

/** The console: its entry. */
export const consoleRows = {
  'GET /api/console/entry': each(200, () => ({ url: '/api/console/entry' })),
  'POST /api/console/entry/authenticator': each(200, () => ({ url: '/api/console/entry/authenticator' })),
  // Passing completes the session, so the next role needs new people.
  'POST /api/console/entry/code': each(200, () => ({ url: '/api/console/entry/code', body: { code: demoCode } }), {
    fresh: true,
  }),
  // The demo code stands for the app at the entry alone.
  'POST /api/console/entry/recovery-codes': each(400, () => ({
    url: '/api/console/entry/recovery-codes',
    body: { code: '123456' },
  })),
} satisfies Readonly<Record<string, Row>>
