import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBucket } from './bucket'

// The keys that s3rver accepts.
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'eu-north-1' }
const bytes = Uint8Array.from({ length: 300_000 }, (_, at) => at % 251)
let s3Server: S3rver
let folder: string
let url: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'timberdesk-bucket-'))
  s3Server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    resetOnClose: true,
    configureBuckets: [{ name: 'desk', configs: [] }],
  })
  url = `http://127.0.0.1:${(await s3Server.run()).port}`
})
afterAll(async () => {
  await s3Server.close()
  await rm(folder, { recursive: true, force: true })
})

const openTestBucket = (name = 'desk', accessKeyId = keys.accessKeyId) =>
  openBucket({ ...keys, accessKeyId, url: `${url}/${name}` })

const read = async (from: number) => {
  const stream = await openTestBucket().get('a-photo', from)
  return stream && new Uint8Array(await new Response(stream).arrayBuffer())
}

it('a file is returned from the bucket byte by byte, or its rest, until it is removed', async () => {
  await openTestBucket().put('a-photo', bytes)
  expect(await read(0)).toEqual(bytes)
  expect(await read(200_000)).toEqual(bytes.subarray(200_000))
  await openTestBucket().remove('a-photo')
  expect(await read(0)).toBeNull()
  await openTestBucket().remove('a-photo')
})

it('a missing bucket and refused keys give an error', async () => {
  await expect(openTestBucket('mill').put('a-photo', bytes)).rejects.toThrow('no such bucket')
  await expect(openTestBucket('desk', 'guessed').put('a-photo', bytes)).rejects.toThrow('403')
})
