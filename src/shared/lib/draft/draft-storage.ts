import { isRecord } from '../type-guards'
import { seal, unseal } from './seal'
import { isOpenElsewhere, readTabId } from './tab'
import { isStoredAt, markDraft } from './unstored-drafts'

/**
 * Storage of drafts by key: a form's key and the tab that writes there. Reads see earlier writes at
 * once.
 */
export interface DraftStorage {
  keys(): readonly string[]
  /** Undefined if there is no draft or it cannot be read. */
  read(storageKey: string): unknown
  write(storageKey: string, draft: unknown): void
  /** Moves a draft to another key of its writer. It stays where it is if it cannot be moved. */
  move(from: string, to: string): void
  remove(storageKey: string): void
}

const PREFIX = 'draft:'

/** Writer of drafts without an account, whose drafts are not encrypted. */
export const ANONYMOUS = 'nobody'

/** Returns the id of the person in a storage key. */
export const getWriter = (storageKey: string): string =>
  storageKey.slice(PREFIX.length).split(':')[0] ?? ''

/** Drafts in the browser's local storage, encrypted for their writer. */
export const localDrafts: DraftStorage = {
  keys: () => Object.keys(localStorage),
  read(storageKey) {
    const stored = localStorage.getItem(storageKey)
    const writer = getWriter(storageKey)
    return writer === ANONYMOUS ? parse(stored) : unseal(writer, stored)
  },
  write(storageKey, draft) {
    const writer = getWriter(storageKey)
    const stored = writer === ANONYMOUS ? JSON.stringify(draft) : seal(writer, draft)
    if (stored === null) return
    markDraft(storageKey, store(storageKey, stored) ? 'stored' : 'unstored')
  },
  move(from, to) {
    const stored = localStorage.getItem(from)
    if (stored === null) return
    const isCopied = store(to, stored)
    localStorage.removeItem(from)
    // A nearly full storage has room for one: the first is removed before the second is stored.
    if (!isCopied && !store(to, stored)) store(from, stored)
  },
  remove(storageKey) {
    localStorage.removeItem(storageKey)
    markDraft(storageKey, 'stored')
  },
}

/**
 * Writes a draft to local storage.
 * @returns false if the storage is full, which must not interrupt typing
 */
function store(storageKey: string, text: string): boolean {
  try {
    localStorage.setItem(storageKey, text)
    return true
  } catch {
    return false
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '') as unknown
  } catch {
    return undefined
  }
}

/** Separates a form's key from the tab that writes there. */
const SEPARATOR = '~'

/**
 * Key of a form's unsaved input, per user and document, so that users of one browser never see each
 * other's drafts.
 *
 * @param document kind and id of the document, or `getNewDraftName` for a new one
 */
export const draftKey = (personId: string, document: string) => `${PREFIX}${personId}:${document}`

/**
 * Name of the new document of a kind that this tab edits. Each tab has its own; a reload keeps it.
 */
export function getNewDraftName(personId: string, kind: string): string {
  const key = `new-${PREFIX}${personId}:${kind}`
  const storedId = sessionStorage.getItem(key)
  const [, tab] = storedId?.split(SEPARATOR) ?? []
  // A duplicated tab has a copy of the other's session storage.
  if (storedId !== null && tab === readTabId()) return storedId.split(SEPARATOR)[0] ?? ''
  const name = `new-${crypto.randomUUID()}`
  chooseNewDraft(personId, kind, name)
  return name
}

/** Continues another new document of a kind in this tab. */
export const chooseNewDraft = (personId: string, kind: string, name: string): void =>
  sessionStorage.setItem(`new-${PREFIX}${personId}:${kind}`, [name, readTabId()].join(SEPARATOR))

/** Names of a person's drafts of new documents of a kind that no other open tab edits. */
export function listNewDraftNames(
  personId: string,
  kind: string,
  storage: DraftStorage = localDrafts,
): readonly string[] {
  const keyStart = draftKey(personId, `${kind}-`)
  const found = storage.keys().filter((storageKey) => storageKey.startsWith(`${keyStart}new`))
  const toNames = (keys: readonly string[]) =>
    new Set(keys.map((storageKey) => storageKey.slice(keyStart.length).split(SEPARATOR)[0] ?? ''))
  const openNames = toNames(found.filter(isUsedByOpenTab))
  return [...toNames(found)].filter((name) => !openNames.has(name))
}

const toTabKey = (key: string) => key + SEPARATOR + readTabId()

/** True if another open tab writes to the storage key. */
function isUsedByOpenTab(storageKey: string): boolean {
  const [, tab] = storageKey.split(SEPARATOR)
  return tab !== undefined && isOpenElsewhere(tab)
}

const readTime = (draft: unknown): string =>
  isRecord(draft) && typeof draft['at'] === 'string' ? draft['at'] : ''

/** Storage keys of a form that no other open tab writes to, newest draft first. */
const findFreeKeys = (key: string, storage: DraftStorage): readonly string[] =>
  storage
    .keys()
    .filter(
      (storageKey) =>
        (storageKey === key || storageKey.startsWith(key + SEPARATOR)) &&
        !isUsedByOpenTab(storageKey),
    )
    .toSorted((a, b) => readTime(storage.read(b)).localeCompare(readTime(storage.read(a))))

/** Returns the newest draft that no other open tab edits, and leaves it where it is. */
export function peekDraft<Value>(
  key: string,
  isValue: (value: unknown) => value is Value,
  storage: DraftStorage = localDrafts,
): Value | null {
  const [draft] = findFreeKeys(key, storage)
    .map((storageKey) => storage.read(storageKey))
    .filter(isValue)
  return draft ?? null
}

/**
 * Returns this tab's draft, or takes over the newest draft of a closed tab. Drafts of open tabs
 * stay untouched. Null if there is none or `isValue` rejects it.
 */
export function readDraft<Value>(
  key: string,
  isValue: (value: unknown) => value is Value,
  storage: DraftStorage = localDrafts,
): Value | null {
  const tabKey = toTabKey(key)
  const own = storage.read(tabKey)
  if (own !== undefined) return isValue(own) ? own : null
  for (const freeKey of findFreeKeys(key, storage)) {
    const draft = storage.read(freeKey)
    if (!isValue(draft)) continue
    storage.move(freeKey, tabKey)
    return draft
  }
  return null
}

/** Writes this tab's draft. */
export const writeDraft = (
  key: string,
  draft: unknown,
  storage: DraftStorage = localDrafts,
): void => storage.write(toTabKey(key), draft)

/** False if this tab's draft could not be stored, as on a full device. */
export const isDraftStored = (key: string): boolean => isStoredAt(toTabKey(key))

/** Removes this tab's draft; those of other tabs stay. */
export const removeDraft = (key: string, storage: DraftStorage = localDrafts): void =>
  storage.remove(toTabKey(key))

/** Removes this tab's draft and those of closed tabs. */
export function clearDrafts(key: string, storage: DraftStorage = localDrafts): void {
  for (const storageKey of findFreeKeys(key, storage)) storage.remove(storageKey)
}
