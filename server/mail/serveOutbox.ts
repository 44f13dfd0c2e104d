import { desc, eq } from 'drizzle-orm'
import { outboxCall } from '../contract/docs.ts'
import type { Database } from '../db/database.ts'
import { outbox } from '../db/schema/outbox.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { Problem } from '../http/problem.ts'
import { serveCall } from '../http/serveCall.ts'
import { escapeHtml } from './email.ts'
import type { Mailer } from './mailer.ts'
import { storedEmail } from './outbox.ts'

interface Needed {
  readonly database: Database
  readonly production: boolean
  /** Sends emails; null when there is no SMTP server. */
  readonly mailer: Mailer | null
}

/** `GET /outbox`: the emails of a demo shop, which sends none. Other shops respond with 404. */
export function serveOutbox(server: KitloomServer, services: Needed): void {
  serveCall(server, outboxCall, async (request, reply) => {
    const { tenant } = request
    if (services.production || !tenant.demo || services.mailer) throw new Problem('not-found')
    const emails = await services.database.asTenant(tenant.id, tx =>
      tx
        .select()
        .from(outbox)
        .where(eq(outbox.kind, 'email'))
        .orderBy(desc(outbox.createdAt), desc(outbox.id))
        .limit(50),
    )
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .serializer(String)
      .send(outboxPage(tenant.nameEn, emails))
  })
}

interface StoredEmail {
  readonly recipient: string
  readonly content: unknown
  readonly createdAt: Date
}

/** The outbox page of the demo, newest first, in Khmer and English. */
function outboxPage(shop: string, emails: readonly StoredEmail[]): string {
  const empty = '<p>មិនទាន់មានអ៊ីមែលទេ។ No emails yet.</p>'
  return `<!doctype html>
<html lang="km">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>អ៊ីមែល · Emails · ${escapeHtml(shop)}</title>
<style>
  body { font: 1rem/1.6 system-ui, sans-serif; margin: 2rem auto; max-width: 44rem; padding: 0 1rem; color: #191919 }
  article { border: 1px solid #ddd; border-radius: 0.5rem; margin: 1rem 0; padding: 1rem }
  h2 { font-size: 1.1rem; margin: 0 }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
</style>
</head>
<body>
<h1>អ៊ីមែល · Emails</h1>
<p>ហាងសាកល្បងនេះមិនផ្ញើអ៊ីមែលទេ។ This demo shop doesn’t send emails. They are shown here instead.</p>
${emails.length === 0 ? empty : emails.map(article).join('\n')}
</body>
</html>`
}

function article({ recipient, content, createdAt }: StoredEmail): string {
  const email = storedEmail.safeParse(content)
  if (!email.success) return ''
  const { subject, text } = email.data
  return `<article lang="${/[\u1780-\u17ff]/.test(subject) ? 'km' : 'en'}">
<h2>${escapeHtml(subject)}</h2>
<p>${escapeHtml(recipient)} · <time>${createdAt.toISOString()}</time></p>
<pre>${withLinks(text)}</pre>
</article>`
}

/** Turns addresses on a line of their own into links. */
const withLinks = (text: string) =>
  text
    .split('\n')
    .map(line => {
      const shown = escapeHtml(line)
      return /^https?:\/\/\S+$/.test(line) ? `<a href="${shown}">${shown}</a>` : shown
    })
    .join('\n')
