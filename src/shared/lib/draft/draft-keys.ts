/** Keys of people by id, in this tab's memory only. */
const keys = new Map<string, string>()

/**
 * Stores a person's key from the server, so that their drafts can be read and written.
 * @param key 32 bytes in hex
 */
export const setDraftKey = (personId: string, key: string): void => void keys.set(personId, key)

/** Forgets the keys at logout. Drafts stay on the device, unreadable until their writer logs in. */
export const forgetDraftKeys = (): void => keys.clear()

export const findDraftKey = (personId: string): string | undefined => keys.get(personId)
