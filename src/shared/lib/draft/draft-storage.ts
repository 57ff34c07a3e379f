const prefix = 'draft:'

/** Separates a form's key from the name of a second draft of the same form. */
const separator = '~'

/** The text that this tab last read or wrote, by place. A place with other text belongs to another tab. */
const seen = new Map<string, string>()

/**
 * Key of a form's unsaved input: one for each person and document, so that two people at one browser never see each other's.
 *
 * @param document kind and id of the document, or `newDraftName` for a new one
 */
export const draftKey = (personId: string, document: string) => `${prefix}${personId}:${document}`

/** Name of the new document of a kind that this tab edits. Each tab has its own; a reload keeps it. */
export function newDraftName(personId: string, kind: string): string {
  const key = `new-${prefix}${personId}:${kind}`
  const known = sessionStorage.getItem(key)
  if (known !== null) return known
  const name = `new-${crypto.randomUUID()}`
  sessionStorage.setItem(key, name)
  return name
}

/** Continues another new document of a kind in this tab. */
export const chooseNewDraft = (personId: string, kind: string, name: string): void => sessionStorage.setItem(`new-${prefix}${personId}:${kind}`, name)

/** Names of a person's drafts of new documents of a kind, of every tab. */
export function newDraftNames(personId: string, kind: string): readonly string[] {
  const start = draftKey(personId, `${kind}-`)
  const names = Object.keys(localStorage).flatMap((key) => (key.startsWith(`${start}new`) ? [key.slice(start.length).split(separator)[0] ?? ''] : []))
  return [...new Set(names)]
}

/** Place of this tab's draft: the key itself, or a place beside it if another tab holds other text there. */
function findPlace(key: string): string {
  const own = sessionStorage.getItem(`place-${key}`)
  if (own !== null && localStorage.getItem(own) !== null) return own
  return key
}

/** Place to read from: a draft that another tab left beside the key counts if the key has none. */
function findReadable(key: string): string {
  const place = findPlace(key)
  if (localStorage.getItem(place) !== null) return place
  return Object.keys(localStorage).find((each) => each.startsWith(`${key}${separator}`)) ?? place
}

/** Returns the draft at a key, or null if there is none or the form does not take it any more. */
export function readDraft<Value>(key: string, isValue: (value: unknown) => value is Value): Value | null {
  const place = findReadable(key)
  const text = localStorage.getItem(place)
  if (text === null) return null
  if (place !== key) sessionStorage.setItem(`place-${key}`, place)
  seen.set(place, text)
  try {
    const kept: unknown = JSON.parse(text)
    return isValue(kept) ? kept : null
  } catch {
    return null
  }
}

/** Writes a draft. Text that another tab wrote since is left where it is, and this tab's draft gets a place beside it. */
export function writeDraft(key: string, value: unknown): void {
  const text = JSON.stringify(value)
  let place = findPlace(key)
  try {
    if (isForeign(place)) {
      place = `${key}${separator}${crypto.randomUUID()}`
      sessionStorage.setItem(`place-${key}`, place)
    }
    localStorage.setItem(place, text)
    seen.set(place, text)
  } catch {
    // A full storage must not stop anyone from typing; the form itself still has it.
  }
}

/** Removes this tab's draft; text that another tab wrote since stays. */
export function removeDraft(key: string): void {
  const place = findPlace(key)
  if (!isForeign(place)) localStorage.removeItem(place)
}

function isForeign(place: string): boolean {
  const text = localStorage.getItem(place)
  return text !== null && text !== seen.get(place)
}
