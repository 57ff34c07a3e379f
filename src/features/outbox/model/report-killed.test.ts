import { dequal } from 'dequal/lite'
import { beforeAll, expect, it } from 'vitest'
import { setDraftKey, type DeviceChange, type DeviceStore } from '@/shared/lib/draft'
import { createDeviceDrafts } from '../lib/device-drafts'
import { createDeviceOutbox } from '../lib/device-outbox'
import type { ReportPayload, OutboxEntry } from './entry'
import { createQueue } from './queue'
import { StaleVersionError, type ReportSender } from './send-entry'

type Write = ReportPayload & { readonly wordCount: number }
/** Draft as a screen stores it while the user types. */
interface Draft {
  readonly wordCount: number
  readonly base: { readonly version: number; readonly payload: Write } | null
  readonly revision: string | undefined
}

/** Seeded random numbers from 0 to below 1 (mulberry32). */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * Fake disk that commits transactions in order until the power fails. Pending transactions are
 * lost.
 */
function createDisk(disk: Map<string, unknown>, killAfter: number) {
  let written = 0
  let turn = Promise.resolve()
  let cutPower = () => {}
  const killed = new Promise<void>((resolve) => (cutPower = resolve))
  const runInOrder = <Result>(work: () => Result): Promise<Result> =>
    new Promise((resolve) => {
      turn = turn
        .then(() => new Promise((next) => setImmediate(next)))
        .then(() => {
          if (written > killAfter) return
          resolve(work())
        })
    })
  const commit = (changes: readonly DeviceChange<string>[]) => {
    const copies = structuredClone(changes)
    return runInOrder(() => {
      for (const { store, key, value } of copies) {
        if (value === undefined) disk.delete(`${store}/${key}`)
        else disk.set(`${store}/${key}`, value)
      }
      written += 1
      if (written > killAfter) cutPower()
    })
  }
  const device: DeviceStore<'entries' | 'gone' | 'drafts'> = {
    get: (store, key) => runInOrder(() => disk.get(`${store}/${key}`)),
    all: (store) =>
      runInOrder(() =>
        [...disk].flatMap(([key, value]) =>
          key.startsWith(`${store}/`) ? [structuredClone(value)] : [],
        ),
      ),
    keys: (store) =>
      runInOrder(() =>
        [...disk.keys()].flatMap((key) =>
          key.startsWith(`${store}/`) ? [key.slice(store.length + 1)] : [],
        ),
      ),
    put: (store, key, value) => commit([{ store, key, value }]),
    remove: (store, key) => commit([{ store, key, value: undefined }]),
    commit,
  }
  return { device, killed }
}

function createBackend(isCut: () => boolean) {
  let saved: { version: number; payload: Write; created: Write } | null = null
  const respond = async <Result>(act: () => Result): Promise<Result> => {
    if (isCut()) throw new Error('no network')
    const answer = act()
    if (isCut()) throw new Error('the answer was lost')
    return answer
  }
  const send: ReportSender<Write> = {
    create: (_id, payload) =>
      respond(() => {
        if (saved && !dequal(saved.created, payload))
          throw new StaleVersionError('another was created')
        saved ??= { version: 1, payload, created: payload }
        return saved
      }),
    update: (_id, version, payload) =>
      respond(() => {
        if (saved?.version !== version) throw new StaleVersionError('changed')
        saved = { ...saved, version: version + 1, payload }
        return saved
      }),
    read: () =>
      respond(() => ({
        ...(saved ?? { version: 0, payload: { wordCount: 0, photos: [] } }),
        lock: null,
      })),
    uploadPhoto: () => Promise.reject(new Error('no photo')),
    submit: () => Promise.reject(new Error('not asked')),
    removePhoto: () => Promise.resolve(),
  }
  return { send: send as unknown as ReportSender, read: () => saved }
}

const draftKey = 'draft:ona:supply_report-r1~tab'
beforeAll(() => setDraftKey('ona', '7c'.repeat(32)))

/**
 * One page visit: opens the newest version on the device or the backend, types and saves at random
 * until the power fails.
 */
function visit(
  disk: Map<string, unknown>,
  backend: ReturnType<typeof createBackend>,
  random: () => number,
  killAfter: number,
) {
  const { device, killed } = createDisk(disk, killAfter)
  const drafts = createDeviceDrafts(device)
  let tick = disk.size
  const queue = createQueue({
    ...{ store: createDeviceOutbox({ device, drafts }, () => {}), hash: () => Promise.resolve('') },
    getSender: () => backend.send,
    fetchPersonId: () => Promise.resolve('ona'),
    toHoldReason: (error) => (error instanceof StaleVersionError ? { why: 'conflict' } : null),
    isUnauthenticated: () => false,
    isAnswered: () => false,
    now: () => new Date(1_800_000_000_000 + tick++),
    withLock: async (work) => (await work(), true),
    onDelivered: () => {},
  })
  const draftNow = () => drafts.read(draftKey) as Draft | undefined
  const getEntry = () => queue.read().entries[0] as OutboxEntry<Write> | undefined
  const getNewestWordCount = () =>
    Math.max(
      draftNow()?.wordCount ?? 0,
      getEntry()?.payload.wordCount ?? 0,
      backend.read()?.payload.wordCount ?? 0,
    )

  async function save(wordCount: number, base: Draft['base']) {
    const continuesPayloadId = getEntry()?.payloadId
    const payloadId = `payload ${wordCount}`
    drafts.write(draftKey, { wordCount, base, revision: payloadId } satisfies Draft)
    const report = {
      id: 'r1',
      kind: 'supply_report',
      person: { id: 'ona', name: 'Ona' },
      title: 'r1',
      payload: { wordCount, photos: [] },
    } as const
    await queue.deliver({
      ...report,
      version: base?.version ?? null,
      base: base?.payload ?? null,
      payloadId,
      continuesPayloadId,
    })
    return payloadId
  }
  /** Base of the next words. */
  function readBase(): Draft['base'] {
    const entry = getEntry()
    if (entry)
      return entry.version === null
        ? null
        : { version: entry.version, payload: entry.remote ?? entry.base ?? entry.payload }
    const draft = draftNow()
    const saved = backend.read()
    return draft ? draft.base : saved && { version: saved.version, payload: saved.payload }
  }

  async function type(from: number, acknowledged: (wordCount: number) => void) {
    let payloadId = getEntry()?.payloadId ?? draftNow()?.revision
    for (let wordCount = from + 1; ; wordCount++) {
      const draft: Draft = { wordCount, base: readBase(), revision: payloadId }
      drafts.write(draftKey, draft)
      void device.get('drafts', draftKey).then(() => acknowledged(wordCount))
      if (random() < 0.3) await new Promise((next) => setImmediate(next))
      if (random() < 0.15) payloadId = await save(wordCount, draft.base)
    }
  }
  return { queue, drafts, killed, getNewestWordCount, save, readBase, type }
}

it.each([1, 2, 3])(
  'a report loses no stored word and is never refused if its device is killed 20 times (seed %i)',
  async (seed) => {
    const random = createRandom(seed)
    const disk = new Map<string, unknown>()
    const backend = createBackend(() => random() < 0.3)
    let acknowledged = 0
    for (let kills = 0; kills < 20; kills++) {
      const page = visit(disk, backend, random, Math.floor(random() * 24))
      await Promise.race([page.killed, page.queue.load()])
      // Sends the queue before the screen opens, in half of the visits.
      if (random() < 0.5) await Promise.race([page.killed, page.queue.send()])
      expect(page.getNewestWordCount()).toBeGreaterThanOrEqual(acknowledged)
      const from = Math.max(page.getNewestWordCount(), acknowledged)
      void page
        .type(from, (wordCount) => (acknowledged = Math.max(acknowledged, wordCount)))
        .catch(() => {})
      await page.killed
    }
    const page = visit(disk, createQuiet(backend), random, Infinity)
    await page.queue.load()
    const wordCount = page.getNewestWordCount()
    expect(wordCount).toBeGreaterThanOrEqual(acknowledged)
    await page.save(wordCount, page.readBase())
    await page.queue.send()
    expect(page.queue.read().entries).toEqual([])
    expect(backend.read()?.payload.wordCount).toBe(wordCount)
  },
)

/** Retries every call until the backend answers. */
function createQuiet(backend: ReturnType<typeof createBackend>): ReturnType<typeof createBackend> {
  const retryUntilAnswered = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    for (;;) {
      try {
        return await call()
      } catch (error) {
        if (error instanceof StaleVersionError) throw error
      }
    }
  }
  const { send } = backend
  return {
    ...backend,
    send: {
      ...send,
      create: (...given) => retryUntilAnswered(() => send.create(...given)),
      update: (...given) => retryUntilAnswered(() => send.update(...given)),
      read: (...given) => retryUntilAnswered(() => send.read(...given)),
    },
  }
}
