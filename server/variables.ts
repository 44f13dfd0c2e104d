import { isIP } from 'node:net'
import { z } from 'zod'

export const s3Names = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const isProxy = (text: string) =>
  ['loopback', 'linklocal', 'uniquelocal'].includes(text) || isIP(text.split('/')[0] ?? '') > 0
const web = z.url({ protocol: /^https?$/ })
const origin = web.refine(text => URL.canParse(text) && new URL(text).origin === text)

/** The environment variables in their raw form. */
export const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('data'),
  npm_lifecycle_event: z.string().optional(),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PUBLIC_ORIGIN: origin.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  S3_ENDPOINT: web.optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_FROM: z.string().regex(/@/).optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_KEYS_URL: web.default('https://www.googleapis.com/oauth2/v3/certs'),
  GOOGLE_ISSUER: web.default('https://accounts.google.com'),
  PIXABAY_KEY: z.string().optional(),
  FONT_SERVICE_URL: web.optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform(text => (text.trim() === 'none' ? [] : text.split(',').map(part => part.trim())))
    .refine(list => list.every(isProxy))
    .optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
})
export type Variables = z.infer<typeof variables>

/** The messages for invalid variables. */
export const remedies: Readonly<Record<string, string>> = {
  PORT: 'PORT must be a whole number from 0 to 65535, such as PORT=3000.',
  NODE_ENV: 'NODE_ENV must be production or development.',
  PUBLIC_ORIGIN: 'PUBLIC_ORIGIN must be an origin without a path, such as https://kitloom.example.',
  DATABASE_URL: 'DATABASE_URL must look like postgres://user:password@host:5432/kitloom.',
  REDIS_URL: 'REDIS_URL must look like redis://host:6379.',
  SMTP_URL: 'SMTP_URL must look like smtps://user:password@host:465.',
  SMTP_FROM: 'SMTP_FROM must be the address that emails are sent from, such as no-reply@kitloom.example.',
  GOOGLE_KEYS_URL: 'GOOGLE_KEYS_URL must be the address of a JWKS, such as https://www.googleapis.com/oauth2/v3/certs.',
  GOOGLE_ISSUER: 'GOOGLE_ISSUER must be the issuer of the id tokens, such as https://accounts.google.com.',
  TRUSTED_PROXIES:
    'TRUSTED_PROXIES must be a comma-separated list of addresses, such as 10.0.0.5,10.1.0.0/16, or none.',
  METRICS_TOKEN: 'METRICS_TOKEN must be at least 16 characters that are hard to guess.',
  LOG_LEVEL: 'LOG_LEVEL must be silent, error, warn, info or debug.',
}

const shortest = 12
const known = /^(postgres|password|passw0rd|secret|changeme|kitloom|admin|root|test|123)/i

/** The messages for settings that production refuses. */
export function productionProblems(input: Variables): readonly string[] {
  if (input.NODE_ENV !== 'production') return []
  const { DATABASE_URL, PUBLIC_ORIGIN, SMTP_URL, S3_SECRET_ACCESS_KEY } = input
  const problems = [
    DATABASE_URL === undefined &&
      'DATABASE_URL is missing. In production Kitloom stores its data in PostgreSQL, for example postgres://user:password@host:5432/kitloom.',
    DATABASE_URL !== undefined &&
      isWeak(decodeURIComponent(new URL(DATABASE_URL).password)) &&
      `The password in DATABASE_URL is weak. Use at least ${shortest} characters that are hard to guess.`,
    PUBLIC_ORIGIN === undefined &&
      'PUBLIC_ORIGIN is missing. Set the address people use to reach Kitloom, for example https://kitloom.example.',
    PUBLIC_ORIGIN?.startsWith('http:') &&
      'PUBLIC_ORIGIN must start with https, so that passwords are encrypted on the way.',
    SMTP_URL === undefined &&
      'SMTP_URL is missing. It is needed to send confirmation emails, for example smtps://user:password@host:465.',
    input.TRUSTED_PROXIES === undefined &&
      'TRUSTED_PROXIES is missing. Name the proxies in front of Kitloom, for example 10.0.0.5, or say none. Otherwise everybody would count as one visitor.',
    input.GOOGLE_KEYS_URL.startsWith('http:') &&
      'GOOGLE_KEYS_URL must start with https. Otherwise an attacker on the network could sign in as anyone.',
    S3_SECRET_ACCESS_KEY !== undefined &&
      isWeak(S3_SECRET_ACCESS_KEY) &&
      `S3_SECRET_ACCESS_KEY is weak. Use at least ${shortest} characters that are hard to guess.`,
  ]
  return problems.filter(problem => typeof problem === 'string')
}

const isWeak = (secret: string) => secret.length < shortest || known.test(secret)
