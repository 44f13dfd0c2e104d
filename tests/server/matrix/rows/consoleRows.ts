import { randomUUID } from 'node:crypto'
import { demoCode } from '../../../../server/accounts/secondFactor/secondFactor.ts'
import { enter } from '../../../support/server/enter.ts'
import { each, type Given, own, type Row } from '../row.ts'

const someone = async ({ api }: Given) => (await enter(api, { kind: 'admin', role: 'reader' })).id

/** The console: its entry, today, the audit log and the staff. */
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
  'GET /api/console/today': each(200, () => ({ url: '/api/console/today' })),
  'GET /api/console/search': each(200, () => ({ url: '/api/console/search?search=kit' })),
  'GET /api/console/audit': each(200, () => ({ url: '/api/console/audit' })),
  'GET /api/console/audit-export': each(200, () => ({ url: '/api/console/audit-export' })),
  'GET /api/console/staff': each(200, () => ({ url: '/api/console/staff' })),
  'POST /api/console/staff': each(201, () => ({
    url: '/api/console/staff',
    body: { email: `${randomUUID()}@kit.test`, firstName: 'Sok', lastName: 'Dara', role: 'reader' },
  })),
  'PATCH /api/console/staff/:id': own(200, async given => ({
    url: `/api/console/staff/${await someone(given)}`,
    body: { role: 'production' },
  })),
  'DELETE /api/console/staff/:id': own(200, async given => ({ url: `/api/console/staff/${await someone(given)}` })),
  'DELETE /api/console/staff/:id/authenticator': own(200, async given => ({
    url: `/api/console/staff/${await someone(given)}/authenticator`,
  })),
} satisfies Readonly<Record<string, Row>>
