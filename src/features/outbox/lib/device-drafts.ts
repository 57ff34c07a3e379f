import type { DeviceChange, DeviceStore, DraftStorage } from '@/shared/lib/draft'

interface StoredDraft {
  readonly place: string
  readonly draft: unknown
}

const isStoredDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' && value !== null && 'place' in value && typeof value.place === 'string'

/** A sent revision as the backend stored it. */
export interface SentRevision {
  readonly revision: string | undefined
  readonly version: number
  readonly written: unknown
}

/** Drafts of reports, in the store of their queue. */
export interface DeviceDrafts extends DraftStorage {
  /** Reads what lies on the device, also what other tabs left. */
  load(): Promise<void>
  /** Returns changes that rebase drafts of a sent revision on its stored version; the caller commits them. */
  rebase(sent: SentRevision): readonly DeviceChange<'drafts'>[]
}

/**
 * Keeps a copy of the stored drafts, so that reads need not wait. Each write is issued at once, and in order; where it fails, the copy has the draft for as
 * long as the page is there.
 */
export function createDeviceDrafts(device: DeviceStore<'drafts'>): DeviceDrafts {
  const drafts = new Map<string, unknown>()
  /** Writes of this tab that the device has not acknowledged, by place. */
  const unsettled = new Map<string, symbol>()

  const toChange = (place: string): DeviceChange<'drafts'> => {
    const draft = drafts.get(place)
    return {
      store: 'drafts',
      key: place,
      value: draft === undefined ? undefined : ({ place, draft } satisfies StoredDraft),
    }
  }

  function store(place: string) {
    const write = Symbol(place)
    unsettled.set(place, write)
    device
      .commit([toChange(place)])
      .then(() => unsettled.get(place) === write && unsettled.delete(place))
      .catch(() => {})
  }

  return {
    keys: () => [...drafts.keys()],
    read: (place) => drafts.get(place),
    write(place, draft) {
      drafts.set(place, draft)
      store(place)
    },
    remove(place) {
      if (drafts.delete(place)) store(place)
    },
    async load() {
      const stored = (await device.all('drafts')).filter(isStoredDraft)
      const places = new Set(stored.map(({ place }) => place))
      for (const place of drafts.keys())
        if (!places.has(place) && !unsettled.has(place)) drafts.delete(place)
      for (const { place, draft } of stored) if (!unsettled.has(place)) drafts.set(place, draft)
    },
    rebase({ revision, version, written }) {
      if (revision === undefined) return []
      return [...drafts].flatMap(([place, draft]) => {
        if (!isContinuationOf(draft, revision)) return []
        drafts.set(place, { ...draft, base: { version, written } })
        return [toChange(place)]
      })
    },
  }
}

const isContinuationOf = (draft: unknown, revision: string): draft is object =>
  typeof draft === 'object' && draft !== null && 'revision' in draft && draft.revision === revision
