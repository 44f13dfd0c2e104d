import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import { Problem } from '../http/problem.ts'

interface GoogleSettings {
  /** The client id that the id tokens must be issued for. */
  readonly clientId: string
  /** The address of the published keys. */
  readonly keysUrl: string
  readonly issuer: string
}

/** The identity that Google has verified. */
export interface GooglePerson {
  readonly subject: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** Whether Google hosts the mailbox, so that the address cannot have changed owners since. */
  readonly ownsMailbox: boolean
}

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.literal(true),
  given_name: z.string().max(80).catch(''),
  family_name: z.string().max(80).catch(''),
  name: z.string().max(160).catch(''),
  hd: z.string().optional(),
})

export interface GoogleReader {
  readonly clientId: string
  /**
   * @returns null for a token that is forged, expired, issued for another client, or without a verified address
   * @throws Error when Google's keys cannot be fetched
   */
  read(idToken: string, now: number): Promise<GooglePerson | null>
}

/** Verifies Google's id tokens. The keys are fetched when first needed and cached. */
export function openGoogleReader({ clientId, keysUrl, issuer }: GoogleSettings): GoogleReader {
  const keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: 5_000,
    cooldownDuration: 30_000,
    // The server follows no redirects to other addresses.
    [customFetch]: (address, options) => fetch(address, { ...options, redirect: 'error' }),
  })
  return {
    clientId,
    async read(idToken, now) {
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          algorithms: ['RS256', 'ES256'],
          audience: clientId,
          // Google issues some tokens whose issuer has no scheme.
          issuer: [issuer, issuer.replace(/^https?:\/\//, '')],
          currentDate: new Date(now),
          maxTokenAge: '1h',
          clockTolerance: 30,
        })
        const person = claims.safeParse(payload)
        return person.success ? describe(person.data) : null
      } catch (error) {
        if (isAboutTheToken(error)) return null
        throw error
      }
    },
  }
}

function describe({ sub, email, given_name, family_name, name, hd }: z.infer<typeof claims>): GooglePerson {
  const ownsMailbox = hd !== undefined || /@(gmail|googlemail)\.com$/i.test(email)
  return {
    subject: sub,
    email,
    firstName: given_name || name || (email.split('@')[0] ?? ''),
    lastName: family_name,
    ownsMailbox,
  }
}

const isAboutTheToken = (error: unknown) =>
  error instanceof errors.JWTClaimValidationFailed ||
  error instanceof errors.JWTExpired ||
  error instanceof errors.JWTInvalid ||
  error instanceof errors.JWSInvalid ||
  error instanceof errors.JWSSignatureVerificationFailed ||
  error instanceof errors.JOSEAlgNotAllowed ||
  error instanceof errors.JOSENotSupported ||
  error instanceof errors.JWKSNoMatchingKey

/** @throws Problem social-refused, social-unavailable */
export async function readPerson(
  { google, now }: { readonly google: GoogleReader | null; now(): number },
  idToken: string,
): Promise<GooglePerson> {
  if (!google) throw new Problem('social-unavailable')
  const person = await google.read(idToken, now()).catch(() => {
    throw new Problem('social-unavailable', { detail: 'Google is temporarily unavailable. Try again in a moment.' })
  })
  if (!person) throw new Problem('social-refused')
  return person
}
