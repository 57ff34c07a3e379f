import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBucket } from './bucket'

// The keys that this server of the S3 protocol knows.
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'eu-north-1' }
const bytes = Uint8Array.from({ length: 300_000 }, (_, at) => at % 251)
let house: S3rver
let folder: string
let url: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'timberdesk-bucket-'))
  house = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    resetOnClose: true,
    configureBuckets: [{ name: 'desk', configs: [] }],
  })
  url = `http://127.0.0.1:${(await house.run()).port}`
})
afterAll(async () => {
  await house.close()
  await rm(folder, { recursive: true, force: true })
})

const openTestBucket = (name = 'desk', accessKeyId = keys.accessKeyId) =>
  openBucket({ ...keys, accessKeyId, url: `${url}/${name}` })

test('a file is returned from the bucket byte by byte, until it is removed', async () => {
  await openTestBucket().put('a-photo', bytes)
  expect(await openTestBucket().get('a-photo')).toEqual(bytes)
  await openTestBucket().remove('a-photo')
  expect(await openTestBucket().get('a-photo')).toBeNull()
  await openTestBucket().remove('a-photo')
})

test('a missing bucket and rejected keys give an error', async () => {
  await expect(openTestBucket('mill').put('a-photo', bytes)).rejects.toThrow('no such bucket')
  await expect(openTestBucket('desk', 'guessed').put('a-photo', bytes)).rejects.toThrow('403')
})
