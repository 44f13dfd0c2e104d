import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export const clientId = 'kitloom.apps.example'

/** A local provider of id tokens that publishes its keys over HTTP like Google. */
export async function openIdProvider(now: () => number) {
  const pair = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'first', alg: 'RS256', use: 'sig' }
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  if (typeof place !== 'object' || !place) throw new Error('The provider has no address.')
  const issuer = `http://127.0.0.1:${place.port}`

  return {
    settings: { clientId, keysUrl: `${issuer}/certs`, issuer },
    /** An id token like Google's with these changes. */
    idToken(changes: Record<string, unknown> = {}, key = pair.privateKey): Promise<string> {
      const iat = Math.floor(now() / 1000)
      const person = {
        sub: '1001',
        email: 'chenda@gmail.com',
        email_verified: true,
        given_name: 'Chenda',
        family_name: 'Ly',
      }
      return new SignJWT({ iss: issuer, aud: clientId, iat, exp: iat + 3600, ...person, ...changes })
        .setProtectedHeader({ alg: 'RS256', kid: 'first' })
        .sign(key)
    },
    close: () => new Promise(resolve => server.close(resolve)),
  }
}
