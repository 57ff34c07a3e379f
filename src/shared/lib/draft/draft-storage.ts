import { seal, unseal } from './seal'
import { isOpenElsewhere, readTabId } from './tab'

/** Storage of drafts by place. Reads see earlier writes at once. */
export interface DraftStorage {
  keys(): readonly string[]
  /** Undefined if the place is empty or cannot be read. */
  read(place: string): unknown
  write(place: string, draft: unknown): void
  remove(place: string): void
}

const prefix = 'draft:'

/** Writer of drafts without an account, whose drafts are not encrypted. */
export const NOBODY = 'nobody'

/** Returns the person in a draft's place. */
export const readWriter = (place: string): string => place.slice(prefix.length).split(':')[0] ?? ''

/** Drafts in the browser's local storage, encrypted for their writer. */
export const localDrafts: DraftStorage = {
  keys: () => Object.keys(localStorage),
  read(place) {
    const stored = localStorage.getItem(place)
    const writer = readWriter(place)
    return writer === NOBODY ? parse(stored) : unseal(writer, stored)
  },
  write(place, draft) {
    const writer = readWriter(place)
    const stored = writer === NOBODY ? JSON.stringify(draft) : seal(writer, draft)
    if (stored === null) return
    try {
      localStorage.setItem(place, stored)
    } catch {
      // A full storage must not interrupt typing; the form still has the values.
    }
  },
  remove: (place) => localStorage.removeItem(place),
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '') as unknown
  } catch {
    return undefined
  }
}

/** Separates a form's key from the tab that writes there. */
const separator = '~'

/**
 * Key of a form's unsaved input, per user and document, so that users of one browser never see each
 * other's drafts.
 *
 * @param document kind and id of the document, or `getNewDraftName` for a new one
 */
export const draftKey = (personId: string, document: string) => `${prefix}${personId}:${document}`

/**
 * Name of the new document of a kind that this tab edits. Each tab has its own; a reload keeps it.
 */
export function getNewDraftName(personId: string, kind: string): string {
  const key = `new-${prefix}${personId}:${kind}`
  const storedId = sessionStorage.getItem(key)
  const [, tab] = storedId?.split(separator) ?? []
  // A duplicated tab has a copy of the other's session storage.
  if (storedId !== null && tab === readTabId()) return storedId.split(separator)[0] ?? ''
  const name = `new-${crypto.randomUUID()}`
  chooseNewDraft(personId, kind, name)
  return name
}

/** Continues another new document of a kind in this tab. */
export const chooseNewDraft = (personId: string, kind: string, name: string): void =>
  sessionStorage.setItem(`new-${prefix}${personId}:${kind}`, [name, readTabId()].join(separator))

/** Names of a person's drafts of new documents of a kind that no other open tab edits. */
export function listNewDraftNames(
  personId: string,
  kind: string,
  storage: DraftStorage = localDrafts,
): readonly string[] {
  const start = draftKey(personId, `${kind}-`)
  const found = storage.keys().filter((place) => place.startsWith(`${start}new`))
  const toNames = (places: readonly string[]) =>
    new Set(places.map((place) => place.slice(start.length).split(separator)[0] ?? ''))
  const open = toNames(found.filter(isUsedByOpenTab))
  return [...toNames(found)].filter((name) => !open.has(name))
}

const toTabKey = (key: string) => key + separator + readTabId()

/** True if another open tab writes to the place. */
function isUsedByOpenTab(place: string): boolean {
  const [, tab] = place.split(separator)
  return tab !== undefined && isOpenElsewhere(tab)
}

const readTime = (draft: unknown): string =>
  typeof draft === 'object' && draft !== null && 'at' in draft && typeof draft.at === 'string'
    ? draft.at
    : ''

/** Places of a key that no other open tab writes to, newest draft first. */
const findFreeKeys = (key: string, storage: DraftStorage): readonly string[] =>
  storage
    .keys()
    .filter(
      (place) => (place === key || place.startsWith(key + separator)) && !isUsedByOpenTab(place),
    )
    .toSorted((a, b) => readTime(storage.read(b)).localeCompare(readTime(storage.read(a))))

/** Returns the newest draft that no other open tab edits, and leaves it where it is. */
export function peekDraft<Value>(
  key: string,
  isValue: (value: unknown) => value is Value,
  storage: DraftStorage = localDrafts,
): Value | null {
  const [draft] = findFreeKeys(key, storage)
    .map((place) => storage.read(place))
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
  if (storage.read(tabKey) === undefined) {
    const freeKey = findFreeKeys(key, storage).find((place) => isValue(storage.read(place)))
    if (freeKey !== undefined) {
      storage.write(tabKey, storage.read(freeKey))
      storage.remove(freeKey)
    }
  }
  const draft = storage.read(tabKey)
  return isValue(draft) ? draft : null
}

/** Writes this tab's draft. */
export const writeDraft = (
  key: string,
  draft: unknown,
  storage: DraftStorage = localDrafts,
): void => storage.write(toTabKey(key), draft)

/** Removes this tab's draft; those of other tabs stay. */
export const removeDraft = (key: string, storage: DraftStorage = localDrafts): void =>
  storage.remove(toTabKey(key))

/** Removes this tab's draft and those of closed tabs. */
export function clearDrafts(key: string, storage: DraftStorage = localDrafts): void {
  for (const place of findFreeKeys(key, storage)) storage.remove(place)
}
