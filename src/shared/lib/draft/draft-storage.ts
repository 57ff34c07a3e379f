const prefix = 'draft:'

/**
 * Where a form's unsaved input is kept: one place for each person and document, so that two people at one browser never see
 * each other's.
 *
 * @param document what is written on: its kind and id, or `new`
 */
export const draftKey = (personId: string, document: string) => `${prefix}${personId}:${document}`

/** What was kept under a key, if it is still what the form takes. */
export function readDraft<Value>(key: string, isValue: (value: unknown) => value is Value): Value | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isValue(kept) ? kept : null
  } catch {
    return null
  }
}

export function writeDraft(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A full storage must not stop anyone from typing; the form itself still has it.
  }
}

export const removeDraft = (key: string): void => localStorage.removeItem(key)
