import { isIP } from 'node:net'
import { z } from 'zod'

export const s3Names = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const isProxy = (text: string) =>
  ['loopback', 'linklocal', 'uniquelocal'].includes(text) || isIP(text.split('/')[0] ?? '') > 0
const web = z.url({ protocol: /^https?$/ })
const origin = web.refine(text => URL.canParse(text) && new URL(text).origin === text)

/** The variables of the process, as they are written. */
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
    .default('')
    .transform(text =>
      text
        .split(',')
        .map(part => part.trim())
        .filter(Boolean),
    )
    .refine(list => list.every(isProxy)),
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
})
export type Variables = z.infer<typeof variables>

/** What to say of a variable that cannot be used. */
export const remedies: Readonly<Record<string, string>> = {
  PORT: 'PORT has to be a whole number from 0 to 65535, such as PORT=3000.',
  NODE_ENV: 'NODE_ENV has to be production or development.',
  PUBLIC_ORIGIN: 'PUBLIC_ORIGIN has to be an origin without a path, such as https://kitloom.example.',
  DATABASE_URL: 'DATABASE_URL has to look like postgres://user:password@host:5432/kitloom.',
  REDIS_URL: 'REDIS_URL has to look like redis://host:6379.',
  SMTP_URL: 'SMTP_URL has to look like smtps://user:password@host:465.',
  SMTP_FROM: 'SMTP_FROM has to be the mail address that letters come from, such as letters@kitloom.example.',
  GOOGLE_KEYS_URL:
    'GOOGLE_KEYS_URL has to be the address of a JWKS, such as https://www.googleapis.com/oauth2/v3/certs.',
  GOOGLE_ISSUER: 'GOOGLE_ISSUER has to be the address that id tokens name, such as https://accounts.google.com.',
  TRUSTED_PROXIES: 'TRUSTED_PROXIES has to be addresses with commas between, such as 10.0.0.5,10.1.0.0/16.',
  METRICS_TOKEN: 'METRICS_TOKEN has to be 16 characters or more that nobody can guess.',
  LOG_LEVEL: 'LOG_LEVEL has to be silent, error, warn, info or debug.',
}

const shortest = 12
const known = /^(postgres|password|passw0rd|secret|changeme|kitloom|admin|root|test|123)/i

/** What a server for the public may not be started with, a sentence each. */
export function productionProblems(given: Variables): readonly string[] {
  if (given.NODE_ENV !== 'production') return []
  const { DATABASE_URL, PUBLIC_ORIGIN, SMTP_URL, S3_SECRET_ACCESS_KEY } = given
  const problems = [
    DATABASE_URL === undefined &&
      'DATABASE_URL is missing: in production Kitloom keeps its data in PostgreSQL, such as postgres://user:password@host:5432/kitloom.',
    DATABASE_URL !== undefined &&
      isWeak(decodeURIComponent(new URL(DATABASE_URL).password)) &&
      `The password in DATABASE_URL is weak: give the database one of ${shortest} characters or more that nobody can guess.`,
    PUBLIC_ORIGIN === undefined &&
      'PUBLIC_ORIGIN is missing: say how people reach Kitloom, such as https://kitloom.example.',
    PUBLIC_ORIGIN?.startsWith('http:') &&
      'PUBLIC_ORIGIN has to begin with https: passwords must not travel in the open.',
    SMTP_URL === undefined &&
      'SMTP_URL is missing: without it nobody gets the letter that confirms an account, such as smtps://user:password@host:465.',
    given.GOOGLE_KEYS_URL.startsWith('http:') &&
      'GOOGLE_KEYS_URL has to begin with https: whoever sits between could sign in as anybody.',
    S3_SECRET_ACCESS_KEY !== undefined &&
      isWeak(S3_SECRET_ACCESS_KEY) &&
      `S3_SECRET_ACCESS_KEY is weak: use one of ${shortest} characters or more that nobody can guess.`,
  ]
  return problems.filter(problem => typeof problem === 'string')
}

const isWeak = (secret: string) => secret.length < shortest || known.test(secret)
