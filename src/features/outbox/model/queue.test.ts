import { dequal } from 'dequal/lite'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { ReportPayload, OutboxEntry, PhotoRef, ReportLock, SentReport } from './entry'
import { createQueue, type ReportToQueue } from './queue'
import type { OutboxStore } from './stored-queue'
import {
  RetryLaterError,
  StaleVersionError,
  type DevicePhoto,
  type ReportSender,
} from './send-entry'

type Write = ReportPayload & { readonly remarks: string }

const anna = { id: 'anna', name: 'Anna' }

const createPhotoRef = (id: string): PhotoRef => ({ id, attachment_id: null })

const report = (
  id: string,
  photos: readonly string[] = [],
  remarks = 'dry',
): ReportToQueue<Write> => ({
  ...{ id, kind: 'supply_report', person: anna, title: id, version: null, base: null },
  payload: { remarks, photos: photos.map(createPhotoRef) },
})

const createPhoto = (id: string): DevicePhoto => ({
  name: `${id}.jpg`,
  type: 'image/jpeg',
  bytes: new TextEncoder().encode(id).buffer,
})

/** In-memory store of the queue. */
function createMemoryOutboxStore(photos = new Map<string, DevicePhoto>()): OutboxStore {
  const entries = new Map<string, OutboxEntry>()
  const sentReports = new Map<string, SentReport>()
  return {
    entries: () => Promise.resolve([...entries.values()]),
    put: async (entry) => void entries.set(entry.id, structuredClone(entry)),
    remove: async (id) => void entries.delete(id),
    readPhoto: (id) => Promise.resolve(photos.get(id)),
    deletePhoto: async (id) => void photos.delete(id),
    sentReports: () => Promise.resolve([...sentReports.values()]),
    removeSentReport: async (id) => void sentReports.delete(id),
    complete: async (entry, each) => {
      entries.delete(entry.id)
      sentReports.set(entry.id, each)
    },
  }
}

const hash = (bytes: ArrayBuffer) => Promise.resolve(new TextDecoder().decode(bytes))

/** A fake server that follows the contract. Its network fails before or after the server acts. */
function createBackend(isCut: () => 'before' | 'after' | null = () => null) {
  const reports = new Map<string, { version: number; payload: Write; created: Write }>()
  const locks = new Map<string, ReportLock>()
  const files = new Map<string, { reportId: string; content: string }>()
  const acts: string[] = []
  const keys = new Set<string>()
  async function respond<Result>(act: () => Result): Promise<Result> {
    const cutPoint = isCut()
    if (cutPoint === 'before') throw new RetryLaterError('no network')
    const result = act()
    if (cutPoint === 'after') throw new RetryLaterError('the answer was lost')
    return result
  }
  const send: ReportSender = {
    create: (id, payload) =>
      respond(() => {
        const stored = reports.get(id)
        if (stored && !dequal(stored.created, payload)) throw new Error('duplicate')
        if (!stored) {
          acts.push(`create ${id}`)
          reports.set(id, { version: 1, payload: payload as Write, created: payload as Write })
        }
        return { ...(reports.get(id) ?? { version: 0, payload }) }
      }),
    update: (id, version, payload) =>
      respond(() => {
        const stored = reports.get(id)
        if (stored?.version !== version) throw new StaleVersionError('changed')
        for (const { attachment_id } of payload.photos)
          if (attachment_id !== null && files.get(attachment_id)?.reportId !== id)
            throw new Error('not_found')
        acts.push(`update ${id}`)
        reports.set(id, { ...stored, version: version + 1, payload: payload as Write })
        return { version: version + 1, payload }
      }),
    read: (id) =>
      respond(() => ({
        ...(reports.get(id) ?? { version: 0, payload: { photos: [] } }),
        lock: locks.get(id) ?? null,
      })),
    uploadPhoto: (reportId, photoId, { bytes }) =>
      respond(() => {
        const content = new TextDecoder().decode(bytes)
        if (!files.has(photoId)) acts.push(`photo ${photoId}`)
        files.set(photoId, { reportId, content })
        return { attachmentId: photoId, sha256: content }
      }),
    submit: (id, version, key) =>
      respond(() => {
        const stored = reports.get(id)
        if (stored && !keys.has(key)) {
          if (stored.version !== version) throw new StaleVersionError('changed')
          keys.add(key)
          acts.push(`submit ${id}`)
          reports.set(id, { ...stored, version: version + 1 })
        }
        return { version: version + 1, payload: stored?.payload ?? { photos: [] } }
      }),
    removePhoto: (_reportId, id) => respond(() => void files.delete(id)),
  }
  return { send, reports, locks, files, acts }
}

const refused = new Error('refused')
const missing = new Error('missing')
const broken = new Error('broken')

interface Options {
  store?: OutboxStore
  person?: string | null
  fetchPersonId?: () => Promise<string | null>
  holdFor?: (error: unknown) => OutboxEntry['hold']
}

function open(
  send: ReportSender,
  {
    store = createMemoryOutboxStore(),
    person = 'anna',
    fetchPersonId = () => Promise.resolve(person),
    holdFor,
  }: Options = {},
) {
  let tick = 0
  const queue = createQueue({
    ...{ store, hash },
    getSender: () => send,
    fetchPersonId,
    toHoldReason: (error) =>
      holdFor?.(error) ??
      (error instanceof StaleVersionError
        ? { why: 'conflict' }
        : error === refused
          ? { why: 'refused', code: 'validation' }
          : null),
    isUnauthenticated: () => false,
    isAnswered: (error) => error === broken,
    now: () => new Date(1_800_000_000_000 + tick++),
    withLock: async (work) => (await work(), true),
    onDelivered: () => {},
  })
  return { queue, store }
}

describe('a store that cannot be read', () => {
  async function openUnreadable() {
    const stored = createMemoryOutboxStore(new Map([['a1', createPhoto('a1')]]))
    await open(createBackend().send, { store: stored }).queue.put(report('a', ['a1']))
    let isReadable = false
    const entries = () =>
      isReadable ? stored.entries() : Promise.reject(new Error('cannot be read'))
    const backend = createBackend()
    const { queue } = open(backend.send, { store: { ...stored, entries } })
    await expect(queue.load()).rejects.toThrow('cannot be read')
    return { ...{ queue, stored, acts: backend.acts }, repair: () => void (isReadable = true) }
  }

  it('is not an empty queue', async () => {
    const { queue } = await openUnreadable()
    expect(queue.read()).toMatchObject({ isLoaded: false, isUnreadable: true })
  })

  it('is neither sent nor changed, and keeps its photos', async () => {
    const { queue, stored, acts } = await openUnreadable()
    await queue.send()
    await expect(queue.deliver(report('a', [], 'wet'))).rejects.toThrow('cannot be read')
    await expect(queue.deleteWithPhotos('a')).rejects.toThrow('cannot be read')
    await queue.deleteUnqueuedPhoto('a1')
    expect(acts).toEqual([])
    expect(await stored.entries()).toMatchObject([{ payload: { remarks: 'dry' } }])
    expect(await stored.readPhoto('a1')).toBeDefined()
  })

  it('is sent once it can be read', async () => {
    const { queue, acts, repair } = await openUnreadable()
    repair()
    await queue.send()
    expect(queue.read()).toMatchObject({ isLoaded: true, isUnreadable: false, entries: [] })
    expect(acts).toEqual(['create a', 'photo a1', 'update a'])
  })
})

describe('a queued report', () => {
  it('is sent once with its photos, and is removed when all are acknowledged', async () => {
    const photos = new Map(['a1', 'a2'].map((id) => [id, createPhoto(id)]))
    const { send, acts, reports } = createBackend()
    const { queue } = open(send, { store: createMemoryOutboxStore(photos) })
    expect(await queue.deliver(report('a', ['a1', 'a2']))).toEqual({ status: 'delivered' })
    await queue.send()
    expect(acts).toEqual(['create a', 'photo a1', 'photo a2', 'update a'])
    expect(reports.get('a')?.payload.photos.map(({ attachment_id }) => attachment_id)).toEqual([
      'a1',
      'a2',
    ])
    expect(queue.read()).toMatchObject({ entries: [], sent: [{ id: 'a', photos: 2 }] })
    expect(photos.size).toBe(0)
  })

  it('repeats an unanswered request unchanged before it sends newer edits', async () => {
    const cuts: ('after' | null)[] = ['after']
    const { send, acts, reports } = createBackend(() => cuts.shift() ?? null)
    const { queue } = open(send)
    expect(await queue.deliver(report('a', [], 'first'))).toEqual({ status: 'queued' })
    await queue.put(report('a', [], 'second'))
    await queue.send()
    expect(acts).toEqual(['create a', 'update a'])
    expect(reports.get('a')).toMatchObject({ version: 2, payload: { remarks: 'second' } })
  })

  it('detects an update whose response was lost, and does not repeat it', async () => {
    const cuts: ('after' | null)[] = [null, 'after']
    const { send, acts } = createBackend(() => cuts.shift() ?? null)
    const { queue } = open(send)
    await queue.deliver(report('a'))
    await queue.send()
    await queue.deliver({ ...report('a', [], 'changed'), version: 1 })
    expect(queue.read()).toMatchObject({ pause: 'network', entries: [{ id: 'a' }] })
    await queue.send()
    expect(acts).toEqual(['create a', 'update a'])
    expect(queue.read().entries).toEqual([])
  })

  it('is held if a photo is missing on the device', async () => {
    const { send } = createBackend()
    const { queue } = open(send)
    await queue.deliver(report('a', ['lost']))
    await queue.send()
    expect(queue.read().entries).toMatchObject([{ hold: { why: 'photo_gone', photoId: 'lost' } }])
  })

  it('deletes the file of a photo that was removed while queued', async () => {
    const photos = new Map(['a1', 'a2'].map((id) => [id, createPhoto(id)]))
    const cuts: ('before' | null)[] = [null, null, 'before']
    const { send, files, reports } = createBackend(() => cuts.shift() ?? null)
    const { queue } = open(send, { store: createMemoryOutboxStore(photos) })
    await queue.put(report('a', ['a1', 'a2']))
    await queue.send()
    expect([...files.keys()]).toEqual(['a1'])
    await queue.put(report('a', ['a2']))
    await queue.send()
    expect([...files.keys()]).toEqual(['a2'])
    expect(reports.get('a')?.payload.photos).toEqual([{ id: 'a2', attachment_id: 'a2' }])
    expect(queue.read().entries).toEqual([])
  })

  it('keeps a photo that its form removed until a version without it is queued', async () => {
    const photos = new Map(['a1', 'a2', 'b1'].map((id) => [id, createPhoto(id)]))
    const { send } = createBackend()
    const { queue } = open(send, { store: createMemoryOutboxStore(photos) })
    await queue.put(report('a', ['a1', 'a2']))
    await queue.deleteUnqueuedPhoto('a1')
    await queue.deleteUnqueuedPhoto('b1')
    expect([...photos.keys()]).toEqual(['a1', 'a2'])
    await queue.put(report('a', ['a2']))
    expect([...photos.keys()]).toEqual(['a2'])
    await queue.send()
    expect(queue.read()).toMatchObject({ entries: [], sent: [{ id: 'a', photos: 1 }] })
  })

  it('is sent before the remaining photos of an earlier report', async () => {
    const photos = new Map(['a1', 'a2'].map((id) => [id, createPhoto(id)]))
    const { send, acts } = createBackend()
    const whileUploading: ReportSender = {
      ...send,
      async uploadPhoto(...photo) {
        if (photo[1] === 'a1') await queue.put(report('b', []))
        return send.uploadPhoto(...photo)
      },
    }
    const { queue } = open(whileUploading, { store: createMemoryOutboxStore(photos) })
    await queue.put(report('a', ['a1', 'a2']))
    await queue.send()
    expect(acts).toEqual(['create a', 'photo a1', 'create b', 'photo a2', 'update a'])
  })

  it('does not wait for the photos of an earlier report', async () => {
    const photos = new Map(['a1', 'b1'].map((id) => [id, createPhoto(id)]))
    const { send, acts } = createBackend()
    const slow: ReportSender = {
      ...send,
      uploadPhoto: (...photo) =>
        photo[1] === 'a1'
          ? Promise.reject(new RetryLaterError('no answer'))
          : send.uploadPhoto(...photo),
    }
    const { queue } = open(slow, { store: createMemoryOutboxStore(photos) })
    await queue.put(report('a', ['a1']))
    await queue.put(report('b', ['b1']))
    await queue.send()
    expect(acts).toEqual(['create a', 'create b', 'photo b1', 'update b'])
    expect(queue.read()).toMatchObject({ pause: 'network', entries: [{ id: 'a', hold: null }] })
  })

  it.each([
    ['does not block the next one if the server fails on it', true, ['create b']],
    ['blocks the next one if the network is lost', false, []],
  ])('%s', async (_name, hasNetwork, expected) => {
    const { send, acts } = createBackend()
    let isSending = false
    const failing: ReportSender = {
      ...send,
      create(id, payload) {
        isSending = true
        return id === 'a' ? Promise.reject(new Error('internal')) : send.create(id, payload)
      },
    }
    const { queue } = open(failing, {
      fetchPersonId: () =>
        isSending && !hasNetwork
          ? Promise.reject(new RetryLaterError('no network'))
          : Promise.resolve('anna'),
    })
    await queue.put(report('a'))
    await queue.put(report('b'))
    await queue.send()
    expect(acts).toEqual(expected)
    expect(queue.read().entries[0]).toMatchObject({ id: 'a', hold: null })
  })

  it('uploads a damaged photo again', async () => {
    const photos = new Map([['a1', createPhoto('a1')]])
    const { send, files } = createBackend()
    let isDamaged = true
    const damaging: ReportSender = {
      ...send,
      uploadPhoto: async (...given) => ({
        ...(await send.uploadPhoto(...given)),
        ...(isDamaged && { sha256: 'other' }),
      }),
    }
    const { queue } = open(damaging, { store: createMemoryOutboxStore(photos) })
    await queue.deliver(report('a', ['a1']))
    await queue.send()
    expect(queue.read().pause).toBe('network')
    expect(files.size).toBe(0)
    isDamaged = false
    await queue.send()
    expect([...files.keys()]).toEqual(['a1'])
    expect(queue.read().entries).toEqual([])
  })

  it('is held on a conflict, and does not block the next report', async () => {
    const { send, reports, acts } = createBackend()
    const { queue } = open(send)
    await queue.deliver(report('a'))
    await queue.send()
    reports.set('a', {
      version: 7,
      payload: { remarks: 'theirs', photos: [] },
      created: { remarks: 'dry', photos: [] },
    })
    expect(await queue.deliver({ ...report('a', [], 'mine'), version: 1 })).toEqual({
      status: 'refused',
      error: new StaleVersionError('changed'),
    })
    await queue.deliver(report('b'))
    await queue.send()
    expect(acts).toContain('create b')
    expect(queue.read().entries).toMatchObject([
      { id: 'a', hold: { why: 'conflict' }, payload: { remarks: 'mine' } },
    ])
    await queue.deliver({ ...report('a', [], 'merged'), version: 7 })
    expect(reports.get('a')).toMatchObject({ version: 8, payload: { remarks: 'merged' } })
  })

  it('is held with its answers if another user canceled it meanwhile', async () => {
    const { send, reports, locks } = createBackend()
    const { queue } = open(send)
    await queue.deliver(report('a'))
    await queue.send()
    const stored = { remarks: 'dry', photos: [] }
    reports.set('a', { version: 2, payload: stored, created: stored })
    locks.set('a', { status: 'canceled', by: 'Tomas' })
    await queue.deliver({ ...report('a', [], 'mine'), version: 1 })
    expect(queue.read().entries).toMatchObject([
      {
        id: 'a',
        payload: { remarks: 'mine' },
        hold: { why: 'locked', status: 'canceled', by: 'Tomas' },
      },
    ])
  })

  it('is held as gone if its author can’t read it any more', async () => {
    const { send } = createBackend()
    const { queue } = open(
      {
        ...send,
        update: () => Promise.reject(refused),
        read: () => Promise.reject(missing),
      },
      {
        holdFor: (error) => (error === missing ? { why: 'refused', code: 'not_found' } : null),
      },
    )
    await queue.deliver({ ...report('a', [], 'mine'), version: 1 })
    expect(queue.read().entries).toMatchObject([
      { payload: { remarks: 'mine' }, hold: { why: 'locked', status: null, by: null } },
    ])
  })

  it('is only sent while its author is logged in', async () => {
    const { send, acts } = createBackend()
    const store = createMemoryOutboxStore()
    const { queue } = open(send, { store, person: null })
    expect(await queue.deliver(report('a'))).toEqual({ status: 'queued' })
    expect(queue.read().pause).toBe('login')
    const other = open(send, { store, person: 'bruno' }).queue
    await other.send()
    expect(acts).toEqual([])
    expect(other.read().entries).toHaveLength(1)
    await open(send, { store }).queue.send()
    expect(acts).toEqual(['create a'])
  })

  it('has the reason of a refusal, and is sent again on retry', async () => {
    const { send, acts } = createBackend()
    let isRefused = true
    const { queue } = open({
      ...send,
      create: (id, payload) => (isRefused ? Promise.reject(refused) : send.create(id, payload)),
    })
    expect(await queue.deliver(report('a'))).toEqual({ status: 'refused', error: refused })
    await queue.send()
    expect(queue.read().entries).toMatchObject([
      { hold: { why: 'refused', code: 'validation' }, inFlight: null },
    ])
    isRefused = false
    await queue.retry('a')
    expect(acts).toEqual(['create a'])
  })

  it('stays queued if the result can’t be stored', async () => {
    const { send, reports } = createBackend()
    const memoryStore = createMemoryOutboxStore()
    let isFull = false
    const store: OutboxStore = {
      ...memoryStore,
      put: (entry) =>
        isFull
          ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
          : memoryStore.put(entry),
    }
    const { queue } = open(send, { store })
    await queue.put(report('a'))
    isFull = true
    await queue.send()
    expect(reports.size).toBe(0)
    await expect(queue.put(report('b'))).rejects.toThrow('full')
    isFull = false
    await queue.send()
    expect(reports.size).toBe(1)
  })

  it('is submitted once after its last photo, even if the response is lost', async () => {
    const photos = new Map([['a1', createPhoto('a1')]])
    const cuts: ('before' | 'after' | null)[] = ['before', null, null, null, 'after']
    const { send, acts } = createBackend(() => cuts.shift() ?? null)
    const { queue } = open(send, { store: createMemoryOutboxStore(photos) })
    await queue.deliver(report('a', ['a1']))
    expect(await queue.submit('a', 'key')).toBe(true)
    await vi.waitFor(() => expect(acts).toContain('submit a'))
    await queue.send()
    expect(acts).toEqual(['create a', 'photo a1', 'update a', 'submit a'])
    expect(queue.read()).toMatchObject({ entries: [], sent: [{ id: 'a', photos: 1 }] })
  })

  it('is submitted once if the user submits again after a lost answer', async () => {
    const cuts: ('before' | 'after' | null)[] = ['before', null, 'after']
    const { send, acts } = createBackend(() => cuts.shift() ?? null)
    const { queue } = open(send)
    await queue.deliver(report('a'))
    await queue.submit('a', 'first')
    await vi.waitFor(() => expect(acts).toContain('submit a'))
    await vi.waitFor(() => expect(queue.read().sending).toBeNull())
    await queue.submit('a', 'second')
    await queue.send()
    expect(acts).toEqual(['create a', 'submit a'])
    expect(queue.read().entries).toEqual([])
  })

  it('is submitted if the response to a submission outside the queue was lost', async () => {
    const { send, reports, locks } = createBackend()
    const submitted = { remarks: 'dry', photos: [] }
    const reading: boolean[] = []
    const { queue } = open({
      ...send,
      submit: () => Promise.reject(refused),
      async read(id, isDelivered) {
        const now = await send.read(id)
        reading.push(isDelivered?.(now) ?? false)
        return now
      },
    })
    await queue.deliver(report('a'))
    await queue.send()
    reports.set('a', { version: 2, payload: submitted, created: submitted })
    locks.set('a', { status: 'submitted', by: 'Anna' })
    await queue.put({ ...report('a'), version: 1 })
    await queue.submit('a', 'key')
    await queue.send()
    expect(queue.read()).toMatchObject({ entries: [], sent: [{ id: 'a' }] })
    // The result of each lost response is announced.
    expect(reading).toEqual([true, true])
  })

  it('stays a draft if it is edited after the submission was requested', async () => {
    const cuts: 'before'[] = ['before', 'before']
    const { send, acts } = createBackend(() => cuts.shift() ?? null)
    const { queue } = open(send)
    await queue.deliver(report('a'))
    await queue.submit('a', 'key')
    await queue.put(report('a', [], 'not yet'))
    await queue.send()
    expect(acts).toEqual(['create a', 'update a'])
    expect(queue.read().entries).toEqual([])
  })

  it('is deleted with its photos', async () => {
    const photos = new Map([['a1', createPhoto('a1')]])
    const { queue } = open(createBackend(() => 'before').send, {
      store: createMemoryOutboxStore(photos),
    })
    await queue.deliver(report('a', ['a1']))
    await queue.deleteWithPhotos('a')
    expect([queue.read().entries.length, photos.size]).toEqual([0, 0])
  })
})

it('reports with 40 photos arrive once and complete, each in order, despite lost connections and killed browsers', async () => {
  const cuts = fc.array(
    fc.constantFrom<'before' | 'after' | 'killed'>('before', 'after', 'killed'),
    { minLength: 20, maxLength: 20 },
  )
  const gaps = fc.array(fc.nat(8), { minLength: 20, maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(cuts, gaps, async (kinds, between) => {
      const names = Array.from({ length: 20 }, (_, at) => `${at + 10}`)
      const namesOfA = names.map((name) => `a${name}`)
      const namesOfB = names.map((name) => `b${name}`)
      const photos = new Map([...namesOfA, ...namesOfB].map((id) => [id, createPhoto(id)]))
      const store = createMemoryOutboxStore(photos)
      let calls = 0
      let at = 0
      let isKilled = false
      const { send, acts, reports, files } = createBackend(() => {
        if (calls++ < (between[at] ?? Infinity)) return null
        calls = 0
        const cutPoint = kinds[at++]
        isKilled = cutPoint === 'killed'
        return cutPoint === 'killed' ? 'after' : (cutPoint ?? null)
      })
      let { queue } = open(send, { store })
      await queue.put(report('a', namesOfA))
      await queue.put(report('b', namesOfB))
      for (let runs = 0; queue.read().entries.length > 0; runs++) {
        expect(runs).toBeLessThan(60)
        // A killed browser restarts from the stored entries.
        if (isKilled) queue = open(send, { store }).queue
        await queue.send()
      }
      // The answers of the second do not wait for a photo of the first.
      const actsOn = (name: string) => acts.filter((act) => act.split(' ')[1]?.startsWith(name))
      for (const [name, ids] of [
        ['a', namesOfA],
        ['b', namesOfB],
      ] as const)
        expect(actsOn(name)).toEqual([
          `create ${name}`,
          ...ids.map((id) => `photo ${id}`),
          `update ${name}`,
        ])
      expect([...reports.values()].map(({ version }) => version)).toEqual([2, 2])
      expect([files.size, photos.size]).toEqual([40, 0])
      expect(reports.get('a')?.payload.photos.map(({ attachment_id }) => attachment_id)).toEqual(
        namesOfA,
      )
    }),
    { numRuns: 40 },
  )
})

it('the state tells when the last attempt failed, and if the server answered', async () => {
  let error: Error | null = broken
  const { send } = createBackend()
  const create: ReportSender['create'] = (id, payload) =>
    error ? Promise.reject(error) : send.create(id, payload)
  const { queue } = open({ ...send, create })
  await queue.deliver(report('a'))
  expect(queue.read().failure).toMatchObject({ isAnswered: true })
  expect(queue.read().failure?.at).toMatch(/^2027-01-15T08:00:00/)
  error = new RetryLaterError('no network')
  await queue.send()
  expect(queue.read().failure).toMatchObject({ isAnswered: false })
  error = null
  await queue.send()
  expect(queue.read()).toMatchObject({ failure: null, entries: [] })
})
