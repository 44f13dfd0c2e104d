import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openTestServer } from '../../support/server/openTestServer.ts'
import { serveLoose } from '../../support/server/serveLoose.ts'

it('writes nothing secret into the log, and the route in place of the address', async () => {
  const lines: string[] = []
  const to = { write: (line: string) => void lines.push(line) }
  const server = await serveLoose(
    loose => {
      loose.post('/shared/:key', async request => {
        const { headers, body } = request
        request.log.info({ headers, body, deeper: { in: { body } } }, 'somebody was careless')
        return 'ok'
      })
    },
    { level: 'info', to },
  )
  const secrets = {
    password: 'secret-1',
    token: 'secret-2',
    access_token: 'secret-3',
    refresh_token: 'secret-4',
    otp: 'secret-5',
    secret: 'secret-6',
    newPassword: 'secret-7',
  }
  await server.inject({
    method: 'POST',
    url: '/shared/secret-8?token=secret-9',
    headers: { authorization: 'secret-a', cookie: 'secret-b', 'x-guest-secret': 'secret-c', 'otp-token': 'secret-d' },
    payload: secrets,
  })
  await server.close()
  const output = lines.join('')
  expect(output).toContain('somebody was careless')
  expect(output).toContain('"route":"/shared/:key"')
  expect(output).not.toContain('secret-')
})

it('writes nothing of what people sent when a query fails', async () => {
  const lines: string[] = []
  const to = { write: (line: string) => void lines.push(line) }
  const api = await openTestServer({
    services: () => ({ logging: { level: 'info', to }, authenticator: { read: failing } }),
  })
  async function failing(): Promise<never> {
    await api.database.asSystem(tx => tx.execute(sql`select ${'secret-e'} from nowhere`))
    throw new Error('The query did not fail.')
  }
  const response = await api.get('/whoami')
  expect(response.statusCode).toBe(500)
  expect(response.body).not.toContain('secret-')
  const output = lines.join('')
  expect(output).toContain('relation \\"nowhere\\" does not exist')
  expect(output).toContain(`"reqId":"${response.headers['x-request-id']}"`)
  expect(output).not.toContain('secret-')
  await api.close()
})
