import {
  getWriter,
  markDraft,
  seal,
  unseal,
  type DeviceChange,
  type DeviceStore,
  type DraftStorage,
} from '@/shared/lib/draft'
import { isRecord, isString } from '@/shared/lib/type-guards'

interface StoredDraft {
  /** Key of the draft; databases on devices have this name. */
  readonly place: string
  /** Encrypted for its writer. */
  readonly draft: string
  /** Ids of its photos, which other users' logins must keep; missing in older drafts. */
  readonly photos?: readonly string[]
}

const isStoredDraft = (value: unknown): value is StoredDraft =>
  isRecord(value) && typeof value['place'] === 'string' && typeof value['draft'] === 'string'

export interface SentPayload {
  readonly payloadId: string | undefined
  readonly version: number
  readonly payload: unknown
}

/** Drafts of reports, in the store of their queue. */
export interface DeviceDrafts extends DraftStorage {
  /**
   * Returns the ids of the photos in all stored drafts; null if a draft without them is unreadable.
   */
  listPhotos(): readonly string[] | null
  /** Loads the stored drafts, including those of other tabs. */
  load(): Promise<void>
  /**
   * Rebases drafts of a sent payload on its stored version. Returns the changes for the caller to
   * commit.
   */
  rebase(sent: SentPayload): readonly DeviceChange<'drafts'>[]
}

/**
 * Caches the stored drafts, so that reads are synchronous. Writes are issued at once and in order.
 * If a write fails, the cache keeps the draft until the page is closed.
 */
export function createDeviceDrafts(device: DeviceStore<'drafts'>): DeviceDrafts {
  const drafts = new Map<string, unknown>()
  /** Encrypted drafts. They can be loaded before the user, whose key decrypts them, is known. */
  const sealedDrafts = new Map<string, Pick<StoredDraft, 'draft' | 'photos'>>()
  /** Unacknowledged writes of this tab, by key. */
  const unsettled = new Map<string, symbol>()

  const listKeys = () => [...new Set([...drafts.keys(), ...sealedDrafts.keys()])]

  function read(key: string): unknown {
    const draft = unseal(getWriter(key), sealedDrafts.get(key)?.draft)
    if (draft !== undefined) {
      drafts.set(key, draft)
      sealedDrafts.delete(key)
    }
    return drafts.get(key)
  }

  /** Returns no changes once the writer has logged out, so that the stored draft stays. */
  function toChanges(key: string): readonly DeviceChange<'drafts'>[] {
    const draft = drafts.get(key)
    if (draft === undefined) return [{ store: 'drafts', key, value: undefined }]
    const sealed = seal(getWriter(key), draft)
    if (sealed === null) return []
    const value: StoredDraft = { place: key, draft: sealed, photos: findPhotoIds(draft) }
    return [{ store: 'drafts', key, value }]
  }

  /** Stores the drafts in one transaction, so that a moved draft is never lost. */
  function storeDrafts(keys: readonly string[]) {
    const write = Symbol(keys[0])
    for (const key of keys) unsettled.set(key, write)
    const isLatest = (key: string) => unsettled.get(key) === write
    device.commit(keys.flatMap(toChanges)).then(
      () => {
        for (const key of keys.filter(isLatest)) {
          unsettled.delete(key)
          markDraft(key, 'stored')
        }
      },
      () => {
        // A moved or removed draft leaves nothing to store.
        for (const key of keys.filter(isLatest))
          markDraft(key, drafts.has(key) ? 'unstored' : 'stored')
      },
    )
  }

  return {
    keys: listKeys,
    read,
    write(key, draft) {
      drafts.set(key, draft)
      sealedDrafts.delete(key)
      storeDrafts([key])
    },
    move(from, to) {
      const draft = read(from)
      if (draft === undefined) return
      drafts.set(to, draft)
      sealedDrafts.delete(to)
      drafts.delete(from)
      storeDrafts([to, from])
    },
    remove(key) {
      const isSealed = sealedDrafts.delete(key)
      if (drafts.delete(key) || isSealed) storeDrafts([key])
    },
    async load() {
      const stored = (await device.all('drafts')).filter(isStoredDraft)
      for (const key of listKeys()) {
        if (unsettled.has(key)) continue
        drafts.delete(key)
        sealedDrafts.delete(key)
      }
      for (const { place: key, ...sealed } of stored)
        if (!unsettled.has(key)) sealedDrafts.set(key, sealed)
    },
    listPhotos() {
      const ids: string[] = []
      for (const key of listKeys()) {
        const draft = read(key)
        const photos = draft === undefined ? sealedDrafts.get(key)?.photos : findPhotoIds(draft)
        if (!photos) return null
        ids.push(...photos)
      }
      return ids
    },
    rebase({ payloadId, version, payload }) {
      if (payloadId === undefined) return []
      return listKeys().flatMap((key) => {
        const draft = read(key)
        if (!continuesPayload(draft, payloadId)) return []
        drafts.set(key, { ...draft, base: { version, payload } })
        return toChanges(key)
      })
    },
  }
}

/**
 * Returns the ids in all lists of photos of a draft: its values, its base and its saved version.
 */
function findPhotoIds(draft: unknown): string[] {
  if (Array.isArray(draft)) return draft.flatMap(findPhotoIds)
  if (!isRecord(draft)) return []
  return Object.entries(draft).flatMap(([name, value]) =>
    name === 'photos' && Array.isArray(value)
      ? value.flatMap((photo) => (isRecord(photo) && isString(photo['id']) ? photo['id'] : []))
      : findPhotoIds(value),
  )
}

const continuesPayload = (draft: unknown, payloadId: string): draft is object =>
  isRecord(draft) && draft['revision'] === payloadId
