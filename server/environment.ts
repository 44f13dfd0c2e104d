import { productionProblems, remedies, s3Names, type Variables, variables } from './variables.ts'

/** What the machine tells the server. Nothing else reads `process.env`. */
export interface Environment {
  readonly port: number
  /** Address to listen on; `localhost` answers this machine only, `0.0.0.0` everybody. */
  readonly host: string
  /** Folder of everything that lasts. */
  readonly dataDir: string
  /** Whether `npm start` began this process. */
  readonly underNpm: boolean
  /** No demo, and no setting that is weak. */
  readonly production: boolean
  /** How people reach the house, such as `https://kitloom.example`: in emails and tokens. */
  readonly publicOrigin?: string | undefined
  /** PostgreSQL; the embedded database unless given. */
  readonly databaseUrl?: string | undefined
  /** For several servers beside each other. */
  readonly redisUrl?: string | undefined
  /** Files; a folder of `dataDir` unless given. */
  readonly s3?: S3Place | undefined
  /** Emails; they stay in the outbox unless given. */
  readonly smtpUrl?: string | undefined
  /** Address that emails come from. */
  readonly smtpFrom: string
  readonly google?: GooglePlace | undefined
  readonly pixabayKey?: string | undefined
  readonly fontServiceUrl?: string | undefined
  /** Addresses whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[]
  /** Opens `/metrics` to whoever brings it as a bearer. */
  readonly metricsToken?: string | undefined
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

interface GooglePlace {
  readonly clientId: string
  /** Where the keys of its id tokens are published. */
  readonly keysUrl: string
  readonly issuer: string
}

interface S3Place {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Empty variables count as not set. Answers with sentences for people when a value cannot be used. */
export function readEnvironment(
  given: Readonly<Record<string, string | undefined>>,
): Environment | { readonly problems: readonly string[] } {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim()))
  const read = variables.safeParse(set)
  if (!read.success) {
    const names = new Set(read.error.issues.map(issue => String(issue.path[0])))
    return { problems: [...names].map(name => remedies[name] ?? `${name} cannot be read.`) }
  }
  const problems = [...halfOfS3(read.data), ...productionProblems(read.data)]
  return problems.length > 0 ? { problems } : describe(read.data)
}

function describe(known: Variables): Environment {
  const production = known.NODE_ENV === 'production'
  return {
    port: known.PORT,
    host: known.HOST,
    dataDir: known.DATA_DIR,
    underNpm: known.npm_lifecycle_event === 'start',
    production,
    publicOrigin: known.PUBLIC_ORIGIN,
    databaseUrl: known.DATABASE_URL,
    redisUrl: known.REDIS_URL,
    s3: s3Of(known),
    smtpUrl: known.SMTP_URL,
    smtpFrom: known.SMTP_FROM ?? `letters@${new URL(known.PUBLIC_ORIGIN ?? 'http://localhost').hostname}`,
    google: googleOf(known),
    pixabayKey: known.PIXABAY_KEY,
    fontServiceUrl: known.FONT_SERVICE_URL,
    trustedProxies: known.TRUSTED_PROXIES,
    metricsToken: known.METRICS_TOKEN,
    logLevel: known.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  }
}

const googleOf = ({ GOOGLE_CLIENT_ID, GOOGLE_KEYS_URL, GOOGLE_ISSUER }: Variables): GooglePlace | undefined =>
  GOOGLE_CLIENT_ID === undefined
    ? undefined
    : { clientId: GOOGLE_CLIENT_ID, keysUrl: GOOGLE_KEYS_URL, issuer: GOOGLE_ISSUER }

const s3Of = (known: Variables): S3Place | undefined =>
  known.S3_ENDPOINT === undefined
    ? undefined
    : {
        endpoint: known.S3_ENDPOINT,
        region: known.S3_REGION ?? '',
        bucket: known.S3_BUCKET ?? '',
        accessKeyId: known.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: known.S3_SECRET_ACCESS_KEY ?? '',
      }

function halfOfS3(known: Variables): readonly string[] {
  const missing = s3Names.filter(name => known[name] === undefined)
  if (missing.length === 0 || missing.length === s3Names.length) return []
  return [`Files on S3 need all of S3_*: ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing.`]
}
