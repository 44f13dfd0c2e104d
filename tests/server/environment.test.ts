import { describe, expect, it } from 'vitest'
import { readEnvironment } from '../../server/environment.ts'

const good = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://kitloom.example',
  DATABASE_URL: 'postgres://kit:loom-9f2e-77aa@db:5432/kitloom',
  SMTP_URL: 'smtps://kit:loom@mail.example:465',
  TRUSTED_PROXIES: 'none',
}

describe('readEnvironment', () => {
  it('has a value for everything that is not set, or set to nothing', () => {
    const usual = {
      port: 3000,
      host: 'localhost',
      dataDir: 'data',
      underNpm: false,
      production: false,
      trustedProxies: [],
      logLevel: 'warn',
      smtpFrom: 'no-reply@localhost',
    }
    expect(readEnvironment({})).toEqual(usual)
    expect(readEnvironment({ PORT: '', HOST: ' ', DATA_DIR: undefined })).toEqual(usual)
  })

  it('takes what is set', () => {
    const given = { PORT: '8080', HOST: '0.0.0.0', DATA_DIR: '/var/kitloom', npm_lifecycle_event: 'start' }
    const taken = { port: 8080, host: '0.0.0.0', dataDir: '/var/kitloom', underNpm: true }
    expect(readEnvironment(given)).toMatchObject(taken)
    expect(readEnvironment({ TRUSTED_PROXIES: '10.0.0.5, loopback' })).toMatchObject({
      trustedProxies: ['10.0.0.5', 'loopback'],
    })
  })

  it.each(['a', '-1', '65536', '80.5', '3000x'])('says what is wrong with the port %s', port => {
    expect(readEnvironment({ PORT: port })).toEqual({ problems: [expect.stringContaining('whole number')] })
  })

  it.each([
    ['DATABASE_URL', 'mysql://db'],
    ['DATABASE_URL', 'localhost:5432'],
    ['REDIS_URL', 'http://cache'],
    ['SMTP_URL', 'mail.example'],
    ['PUBLIC_ORIGIN', 'https://kitloom.example/shop'],
    ['PUBLIC_ORIGIN', 'kitloom.example'],
    ['NODE_ENV', 'prod'],
    ['LOG_LEVEL', 'loud'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['TRUSTED_PROXIES', 'none,10.0.0.1'],
  ])('says how %s is written when it is %s', (name, value) => {
    expect(readEnvironment({ [name]: value })).toEqual({ problems: [expect.stringMatching(`^${name} must .+\\.$`)] })
  })

  it('wants to know in production which proxies stand before it, or that none does', () => {
    const { TRUSTED_PROXIES: _, ...silent } = good
    expect(readEnvironment(silent)).toEqual({ problems: [expect.stringMatching(/^TRUSTED_PROXIES is missing\./)] })
    expect(readEnvironment(good)).toMatchObject({ trustedProxies: [] })
    expect(readEnvironment({})).toMatchObject({ trustedProxies: [] })
  })

  it('wants all of S3 or nothing of it', () => {
    const half = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'kits', S3_REGION: 'eu' }
    const problems = [expect.stringContaining('Missing: S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY')]
    expect(readEnvironment(half)).toEqual({ problems })
    const whole = { ...half, S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
    expect(readEnvironment(whole)).toMatchObject({ s3: { bucket: 'kits', secretAccessKey: 'b' } })
  })

  it('takes good settings for production', () => {
    expect(readEnvironment(good)).toMatchObject({ production: true, logLevel: 'info' })
  })

  it('names everything that production lacks, a line each', () => {
    const { problems } = readEnvironment({ NODE_ENV: 'production' }) as { problems: string[] }
    expect(problems.map(line => line.split(' ')[0])).toEqual([
      'DATABASE_URL',
      'PUBLIC_ORIGIN',
      'SMTP_URL',
      'TRUSTED_PROXIES',
    ])
  })

  it.each([
    ['no password', { DATABASE_URL: 'postgres://kit@db/kitloom' }],
    ['a short password', { DATABASE_URL: 'postgres://kit:short@db/kitloom' }],
    ['a password that everybody tries', { DATABASE_URL: 'postgres://kit:postgres1234567@db/kitloom' }],
    ['an origin in the open', { PUBLIC_ORIGIN: 'http://kitloom.example' }],
  ])('refuses production with %s', (_, weak) => {
    expect(readEnvironment({ ...good, ...weak })).toEqual({ problems: [expect.stringMatching(/\.$/)] })
  })
})
