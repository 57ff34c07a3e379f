import { beforeEach, expect, it } from 'vitest'
import type { PersonCall } from '../call'
import { createEmptyDatabase } from '../db/test-database'
import type { Db } from '../db/tables'
import { runDueJobs } from '../due-work/run-due-jobs'
import { getDemoPersonId } from '../seed/people'
import { seedFirstDay } from '../seed/worlds'
import { secureRandom, type FileStore } from '../app-context'
import { addAttachment, downloadAttachment, removeAttachment } from './handlers'
import { scheduleMoveToBucket } from './file-content'
import { MINUTE_MS } from '@domain/calendar'

const record = { kind: 'client' as const, id: '00000000-0000-4000-8000-000000000001' }
let now: number
let db: Db
let bucket: Map<string, Uint8Array>
let isBucketAvailable: boolean
/** Runs while a file is being moved. */
let meanwhile: () => Promise<void>
const clock = () => new Date(now)
const log = { error: () => undefined }

const files: FileStore = {
  async put(id, content) {
    if (!isBucketAvailable) throw new Error('The bucket is unavailable.')
    await meanwhile()
    bucket.set(id, content)
  },
  async get(id, from) {
    const content = bucket.get(id)
    return content ? new Response(new Uint8Array(content.subarray(from))).body : null
  },
  remove: async (id) => void bucket.delete(id),
}
const createHost = (withBucket = true) => ({
  db,
  dialect: 'sqlite' as const,
  clock,
  random: secureRandom,
  log,
  ...(withBucket && { files }),
})
const call = (withBucket = true): PersonCall => ({
  ...createHost(withBucket),
  verifyPassword: async () => false,
  language: 'en',
  person: {
    id: getDemoPersonId('admin'),
    name: 'Ada',
    email: 'a@x.example',
    role: 'admin',
    terms_agreed_at: null,
    company_id: null,
    countries: [],
  },
})
const add = async (withBucket = true, text = '%PDF-1.7 a seal') =>
  (
    await addAttachment(
      call(withBucket),
      record,
      {
        file: new File([text], 'seal.pdf'),
        id: null,
        kind: null,
      },
      ['internal', 'client'],
    )
  ).file.id
const read = async (id: string) => (await downloadAttachment(createHost(), record.id, id)).text()
const listBucketIds = () => [...bucket.keys()].toSorted()
const findStoredIds = async () =>
  (await db.selectFrom('attachment_contents').select('attachment_id').execute()).map(
    ({ attachment_id }) => attachment_id,
  )

beforeEach(async () => {
  now = Date.parse('2026-11-20T09:30:00Z')
  bucket = new Map()
  isBucketAvailable = true
  meanwhile = async () => undefined
  db = await createEmptyDatabase()
  await seedFirstDay(db, { clock, random: secureRandom })
  await db.deleteFrom('attachment_contents').execute()
})

it('a file is moved to the bucket after its upload, and is read from either place', async () => {
  const id = await add()
  expect(await findStoredIds()).toEqual([id])
  expect(await read(id)).toBe('%PDF-1.7 a seal')
  await runDueJobs(createHost())
  expect(await findStoredIds()).toEqual([])
  expect(listBucketIds()).toEqual([id])
  expect(await read(id)).toBe('%PDF-1.7 a seal')
})

it('a long file is read part by part, also if it is moved or removed meanwhile', async () => {
  const text = '%PDF-1.7 '.padEnd(400_000, 'seal ')
  const id = await add(true, text)
  expect(new Set(await findStoredIds())).toEqual(new Set([id]))
  const open = async () => {
    const { body, headers } = await downloadAttachment(createHost(), record.id, id)
    const reader = body!.getReader()
    const first = (await reader.read()).value as Uint8Array
    const readRest = async () => {
      let length = first.length
      for (let next = await reader.read(); !next.done; next = await reader.read())
        length += (next.value as Uint8Array).length
      return length
    }
    return { firstLength: first.length, readRest, size: headers.get('content-length') }
  }
  const { firstLength, readRest, size } = await open()
  expect(firstLength).toBeLessThan(200_000)
  expect(size).toBe('400000')
  const removed = await open()
  await runDueJobs(createHost())
  expect(await readRest()).toBe(400_000)
  expect(await read(id)).toBe(text)
  await removeAttachment(call(), record, id, ['client', 'internal'])
  await runDueJobs(createHost())
  await expect(removed.readRest()).rejects.toThrow('was removed during its download')
})

it('a download leaves room for other work between two parts', async () => {
  const id = await add(false, '%PDF-1.7 '.padEnd(400_000, 'seal '))
  let isRead = false
  const reading = read(id).then(() => (isRead = true))
  await new Promise((resolve) => setImmediate(resolve))
  expect(isRead).toBe(false)
  expect(await reading).toBe(true)
})

it('an upload succeeds while the bucket is unavailable, and is moved once it is back', async () => {
  isBucketAvailable = false
  const id = await add()
  await runDueJobs(createHost())
  expect(await findStoredIds()).toEqual([id])
  expect(await read(id)).toBe('%PDF-1.7 a seal')
  isBucketAvailable = true
  now += 2 * MINUTE_MS
  await runDueJobs(createHost())
  expect(await findStoredIds()).toEqual([])
  expect(listBucketIds()).toEqual([id])
})

it('a removed file is deleted from the bucket, also if it is removed during the upload', async () => {
  const id = await add()
  await runDueJobs(createHost())
  await removeAttachment(call(), record, id, ['client', 'internal'])
  const late = await add()
  meanwhile = () => removeAttachment(call(), record, late, ['client', 'internal'])
  await runDueJobs(createHost())
  expect(await findStoredIds()).toEqual([])
  expect(listBucketIds()).toEqual([])
})

it('files stored before the bucket existed are moved to it', async () => {
  const ids = [await add(false), await add(false)]
  await runDueJobs(createHost())
  expect(await findStoredIds()).toHaveLength(2)
  await scheduleMoveToBucket(db, clock())
  await scheduleMoveToBucket(db, clock())
  await runDueJobs(createHost())
  expect(await findStoredIds()).toEqual([])
  expect(listBucketIds()).toEqual(ids.toSorted())
})
