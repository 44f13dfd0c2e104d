import { describe, expect, it } from 'vitest'
import { readEnvironment } from '../../server/environment.ts'

describe('readEnvironment', () => {
  it('has a value for everything that is not set, or set to nothing', () => {
    const usual = { port: 3000, host: 'localhost', dataDir: 'data', underNpm: false }
    expect(readEnvironment({})).toEqual(usual)
    expect(readEnvironment({ PORT: '', HOST: ' ', DATA_DIR: undefined })).toEqual(usual)
  })

  it('takes what is set', () => {
    const given = { PORT: '8080', HOST: '0.0.0.0', DATA_DIR: '/var/kitloom', npm_lifecycle_event: 'start' }
    const taken = { port: 8080, host: '0.0.0.0', dataDir: '/var/kitloom', underNpm: true }
    expect(readEnvironment(given)).toEqual(taken)
  })

  it.each(['a', '-1', '65536', '80.5', '3000x'])('says what is wrong with the port %s', port => {
    expect(readEnvironment({ PORT: port })).toEqual({ problems: [expect.stringContaining('whole number')] })
  })
})
