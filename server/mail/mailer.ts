import type { Email } from './email.ts'

/** Sends emails. */
export interface Mailer {
  /**
   * @param id stays the same when an email is sent again, so that mailboxes can deduplicate
   * @throws Error when the email was not accepted; `isHopeless` tells whether a retry makes sense
   */
  send(id: string, email: Email): Promise<void>
  close(): void
}

/** Whether the email was refused permanently: an SMTP response of 5xx, such as for an unknown mailbox. */
export function isHopeless(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  return code >= 500 && code < 600
}

interface SmtpConfig {
  /** `smtps://user:password@host:465`, or `smtp://…`, which upgrades to TLS when the server offers it. */
  readonly url: string
  /** The sender address, such as `Kitloom <no-reply@example.com>`. */
  readonly from: string
}

const timeout = 15_000

/** Sends by SMTP. It loads the client and connects with the first email. */
export function openSmtpMailer({ url, from }: SmtpConfig): Mailer {
  let opened: ReturnType<typeof openTransport> | null = null
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    async send(id, { to, subject, text, html }) {
      // An object is a single address; a string could contain several.
      opened ??= openTransport(url)
      const transport = await opened
      await transport.sendMail({
        messageId: `<${id}@${domain}>`,
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
      })
    },
    close: () => void opened?.then(transport => transport.close()),
  }
}

async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // Emails must not attach files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}
