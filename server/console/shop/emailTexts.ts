import { and, eq } from 'drizzle-orm'
import {
  changeEmailTextCall,
  type EmailKind,
  type EmailText,
  emailKinds,
  type KindTexts,
  listEmailTextsCall,
  placeholdersIn,
  placeholdersOf,
  previewEmailCall,
  resetEmailTextCall,
} from '../../contract/console/emailTexts.ts'
import type { ProblemField } from '../../contract/problem.ts'
import type { Language } from '../../contract/tenantSettings.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { emailTexts } from '../../db/schema/emailTexts.ts'
import type { Tenant } from '../../db/schema/tenants.ts'
import { sampleDesignEmail } from '../../designs/designEmails.ts'
import { expectedVersion } from '../../http/callParts.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { Problem } from '../../http/problem.ts'
import { serveCall } from '../../http/serveCall.ts'
import { standardTexts } from '../../mail/standardTexts.ts'
import { sampleOrderEmail } from '../../orders/orderEmails.ts'

interface Needed {
  readonly database: Database
  /** Milliseconds since 1970. */
  now(): number
  newId(): string
}

interface Which {
  readonly kind: EmailKind
  readonly language: Language
}

/** `/api/console/email-texts`: what the emails of a shop say. */
export function serveEmailTexts(server: KitloomServer, { database, now, newId }: Needed): void {
  serveCall(server, listEmailTextsCall, ({ tenant }) => database.asTenant(tenant.id, listTexts))
  serveCall(server, changeEmailTextCall, ({ tenant, params, headers, body }) => {
    const version = expectedVersion(headers)
    refuseUnknown(params.kind, body)
    return database.asTenant(tenant.id, async tx => {
      await changeText(tx, params, {
        version,
        text: body,
        updatedAt: new Date(now()),
        tenantId: tenant.id,
        id: newId(),
      })
      return listTexts(tx)
    })
  })
  serveCall(server, resetEmailTextCall, ({ tenant, params }) =>
    database.asTenant(tenant.id, async tx => {
      await tx.delete(emailTexts).where(isOf(params))
      return listTexts(tx)
    }),
  )
  serveCall(server, previewEmailCall, async ({ tenant, params, body }) => {
    refuseUnknown(params.kind, body)
    const { subject, text, html } = preview(tenant, params, body)
    return { subject, text, html }
  })
}

const isOf = ({ kind, language }: Which) => and(eq(emailTexts.kind, kind), eq(emailTexts.language, language))

async function listTexts(tx: Transaction): Promise<{ items: KindTexts[] }> {
  const rows = await tx.select().from(emailTexts)
  const items = emailKinds.flatMap(kind =>
    (['kh', 'en'] as const).map(language => {
      const own = rows.find(row => row.kind === kind && row.language === language)
      const standard = standardTexts[kind][language]
      const text = own ? { subject: own.subject, opening: own.opening, closing: own.closing } : standard
      return { kind, language, text, standard, version: own?.version ?? 0, placeholders: [...placeholdersOf(kind)] }
    }),
  )
  return { items }
}

/** @throws Problem invalid-request that names the field and what there is instead */
function refuseUnknown(kind: EmailKind, text: EmailText): void {
  const known = placeholdersOf(kind).map(name => `{${name}}`)
  const fields = Object.entries(text).flatMap(([path, part]): ProblemField[] => {
    const unknown = placeholdersIn(part).find(found => !known.includes(found))
    if (unknown === undefined) return []
    const message = `There is no ${unknown} in this email. Use ${known.join(', ')}.`
    return [{ path, code: 'unknown-placeholder', message }]
  })
  if (fields.length > 0) throw new Problem('invalid-request', { detail: fields[0]?.message, fields })
}

interface Changed {
  readonly version: number
  readonly text: EmailText
  readonly updatedAt: Date
  readonly tenantId: Tenant['id']
  readonly id: string
}

/** @throws Problem version-mismatch when somebody else changed it meanwhile */
async function changeText(
  tx: Transaction,
  which: Which,
  { version, text, updatedAt, tenantId, id }: Changed,
): Promise<void> {
  const changed =
    version === 0
      ? await tx
          .insert(emailTexts)
          .values({ tenantId, id, ...which, ...text, updatedAt })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(emailTexts)
          .set({ ...text, version: version + 1, updatedAt })
          .where(and(isOf(which), eq(emailTexts.version, version)))
          .returning()
  if (changed.length === 0) throw new Problem('version-mismatch')
}

function preview(tenant: Tenant, { kind, language }: Which, text: EmailText) {
  if (kind === 'designApproved' || kind === 'designRejected') return sampleDesignEmail({ tenant }, language, { text })
  return sampleOrderEmail({ tenant }, language, { kind, text })
}
