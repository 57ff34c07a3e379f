import {
  getWriter,
  markDraft,
  seal,
  unseal,
  type DeviceChange,
  type DeviceStore,
  type DraftStorage,
} from '@/shared/lib/draft'
import { isRecord } from '@/shared/lib/is-record'

interface StoredDraft {
  readonly place: string
  /** Encrypted for its writer. */
  readonly draft: string
}

const isStoredDraft = (value: unknown): value is StoredDraft =>
  isRecord(value) && typeof value['place'] === 'string' && typeof value['draft'] === 'string'

export interface SentRevision {
  readonly revision: string | undefined
  readonly version: number
  readonly payload: unknown
}

/** Drafts of reports, in the store of their queue. */
export interface DeviceDrafts extends DraftStorage {
  /** Loads the stored drafts, including those of other tabs. */
  load(): Promise<void>
  /**
   * Rebases drafts of a sent revision on its stored version. Returns the changes for the caller to
   * commit.
   */
  rebase(sent: SentRevision): readonly DeviceChange<'drafts'>[]
}

/**
 * Caches the stored drafts, so that reads are synchronous. Writes are issued at once and in order.
 * If a write fails, the cache keeps the draft until the page is closed.
 */
export function createDeviceDrafts(device: DeviceStore<'drafts'>): DeviceDrafts {
  const drafts = new Map<string, unknown>()
  /**
   * Loaded drafts, unread. They may be loaded before the user is known, without whom none opens.
   */
  const sealedDrafts = new Map<string, string>()
  /** Unacknowledged writes of this tab, by key. */
  const unsettled = new Map<string, symbol>()

  const listPlaces = () => [...new Set([...drafts.keys(), ...sealedDrafts.keys()])]

  function read(place: string): unknown {
    const draft = unseal(getWriter(place), sealedDrafts.get(place))
    if (draft !== undefined) {
      drafts.set(place, draft)
      sealedDrafts.delete(place)
    }
    return drafts.get(place)
  }

  /** Nothing once the writer has logged out, so that the stored draft stays. */
  function toChanges(place: string): readonly DeviceChange<'drafts'>[] {
    const draft = drafts.get(place)
    if (draft === undefined) return [{ store: 'drafts', key: place, value: undefined }]
    const sealed = seal(getWriter(place), draft)
    if (sealed === null) return []
    return [{ store: 'drafts', key: place, value: { place, draft: sealed } satisfies StoredDraft }]
  }

  /** Stores the drafts of these places in one transaction, so that a moved draft is never lost. */
  function storeDrafts(places: readonly string[]) {
    const write = Symbol(places[0])
    for (const place of places) unsettled.set(place, write)
    const isLatest = (place: string) => unsettled.get(place) === write
    device.commit(places.flatMap(toChanges)).then(
      () => {
        for (const place of places.filter(isLatest)) {
          unsettled.delete(place)
          markDraft(place, 'stored')
        }
      },
      () => {
        // A place whose draft was moved or removed has nothing to store.
        for (const place of places.filter(isLatest))
          markDraft(place, drafts.has(place) ? 'unstored' : 'stored')
      },
    )
  }

  return {
    keys: listPlaces,
    read,
    write(place, draft) {
      drafts.set(place, draft)
      sealedDrafts.delete(place)
      storeDrafts([place])
    },
    move(from, to) {
      const draft = read(from)
      if (draft === undefined) return
      drafts.set(to, draft)
      sealedDrafts.delete(to)
      drafts.delete(from)
      storeDrafts([to, from])
    },
    remove(place) {
      const isSealed = sealedDrafts.delete(place)
      if (drafts.delete(place) || isSealed) storeDrafts([place])
    },
    async load() {
      const stored = (await device.all('drafts')).filter(isStoredDraft)
      for (const place of listPlaces()) {
        if (unsettled.has(place)) continue
        drafts.delete(place)
        sealedDrafts.delete(place)
      }
      for (const { place, draft } of stored)
        if (!unsettled.has(place)) sealedDrafts.set(place, draft)
    },
    rebase({ revision, version, payload }) {
      if (revision === undefined) return []
      return listPlaces().flatMap((place) => {
        const draft = read(place)
        if (!continuesRevision(draft, revision)) return []
        drafts.set(place, { ...draft, base: { version, payload } })
        return toChanges(place)
      })
    },
  }
}

const continuesRevision = (draft: unknown, revision: string): draft is object =>
  isRecord(draft) && draft['revision'] === revision
