import type { Variables } from './variables.ts'

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
