import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderFileStore } from '../../server/files/folderFileStore.ts'
import { s3FileStore } from '../../server/files/s3FileStore.ts'
import { openS3 } from '../support/server/openS3.ts'
import { fileStoreContract } from './fileStoreContract.ts'

const bytes = new Uint8Array([1, 2, 3])

describe('a folder', () => {
  const home = mkdtempSync(join(tmpdir(), 'kitloom-files-'))
  afterAll(() => rmSync(home, { recursive: true, force: true }))
  const newFolder = () => mkdtempSync(join(home, 'store-'))

  fileStoreContract(async () => {
    const folder = newFolder()
    return {
      store: folderFileStore(folder, { newName: randomUUID }),
      damage: async (file, spoilt) => writeFileSync(join(folder, file.slice(0, 2), file), spoilt),
    }
  })

  it('leaves nothing half written beside the files', async () => {
    const folder = newFolder()
    const file = await folderFileStore(folder, { newName: randomUUID }).put(bytes)
    expect(readdirSync(folder)).toEqual([file.slice(0, 2)])
  })

  it('says that the disk is full, keeps nothing of the file, and reads on', () => {
    const folder = newFolder()
    const script = join(import.meta.dirname, '../support/server/putUnderLimit.ts')
    const run = `trap '' XFSZ; ulimit -f 64; exec "${process.execPath}" --import tsx "${script}" "${folder}"`
    expect(execFileSync('bash', ['-c', run], { encoding: 'utf8' }).trim()).toBe('full')
    expect(readdirSync(folder).filter(name => name.startsWith('half-'))).toEqual([])
    expect(readdirSync(folder)).toHaveLength(2)
  })

  it('says that its folder cannot be used', async () => {
    const place = join(newFolder(), 'file')
    writeFileSync(place, '')
    const store = folderFileStore(join(place, 'below'), { newName: randomUUID })
    await expect(store.put(bytes)).rejects.toMatchObject({ reason: 'unreachable' })
  })
})

describe('S3', () => {
  let s3: Awaited<ReturnType<typeof openS3>>
  beforeAll(async () => {
    s3 = await openS3()
  })
  afterAll(() => s3.close())

  fileStoreContract(async () => ({
    store: s3FileStore(s3.options),
    async damage(file, spoilt) {
      const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.options
      const client = new AwsClient({ accessKeyId, secretAccessKey, region: 'us-east-1', service: 's3' })
      await client.fetch(`${endpoint}/${bucket}/files/${file.slice(0, 2)}/${file}`, {
        method: 'PUT',
        body: new Uint8Array(spoilt),
      })
    },
  }))

  it('says that the keys are wrong', async () => {
    const store = s3FileStore({ ...s3.options, accessKeyId: 'guessed' })
    await expect(store.put(bytes)).rejects.toMatchObject({ reason: 'unreachable' })
  })

  it('says that nobody is there', async () => {
    const store = s3FileStore({ ...s3.options, endpoint: 'http://127.0.0.1:1' })
    await expect(store.read('a'.repeat(64))).rejects.toMatchObject({ reason: 'unreachable' })
  })

  it('does not wait for ever', async () => {
    const silent = createServer(() => {})
    await new Promise<void>(ready => silent.listen(0, '127.0.0.1', ready))
    const address = silent.address()
    const port = typeof address === 'object' ? address?.port : 0
    const store = s3FileStore({ ...s3.options, endpoint: `http://127.0.0.1:${port}`, timeout: 50 })
    await expect(store.size('a'.repeat(64))).rejects.toMatchObject({ reason: 'unreachable' })
    silent.closeAllConnections()
    silent.close()
  })
})
