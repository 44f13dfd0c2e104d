import { createServer, type Socket } from 'node:net'

/** A minimal local SMTP server that refuses emails on request. */
export async function smtpServer() {
  const emails: string[] = []
  const rule = { refuse: '' }
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    let body: string | null = null
    let rest = ''
    const send = (line: string) => socket.write(`${line}\r\n`)
    send('220 mail.example')
    socket.on('data', data => {
      const lines = (rest + data.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (body !== null) {
          if (line !== '.') body += `${line}\n`
          else {
            emails.push(body)
            body = null
            send('250 taken')
          }
        } else if (/^RCPT/i.test(line) && rule.refuse) send(rule.refuse)
        else if (/^DATA/i.test(line)) {
          body = ''
          send('354 go on')
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
        else send('250 good')
      }
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  if (typeof place !== 'object' || !place) throw new Error('The mail server has no address.')
  return {
    url: `smtp://127.0.0.1:${place.port}`,
    /** The received emails with their headers. */
    emails,
    /** Set `refuse` to a response such as `450 try later`. */
    rule,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
