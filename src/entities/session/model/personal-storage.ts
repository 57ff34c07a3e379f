const PREFIX = 'timberdesk.personal.'

/** Returns the local storage key of a person's data, which is removed at logout. */
export const toPersonalKey = (name: string, personId: string): string =>
  `${PREFIX}${personId}.${name}`

/**
 * Removes personal data from local storage.
 * @param keptPersonId the person whose data stays
 */
export function clearPersonalStorage(keptPersonId?: string): void {
  for (const key of Object.keys(localStorage)) {
    const isKept = keptPersonId !== undefined && key.startsWith(`${PREFIX}${keptPersonId}.`)
    if (key.startsWith(PREFIX) && !isKept) localStorage.removeItem(key)
  }
}
