import { toUuid } from '@domain/bytes'

/** Returns a random UUID, version 4. */
export const createRandomUuid = () =>
  toUuid(crypto.getRandomValues(new Uint8Array(16))) as ReturnType<Crypto['randomUUID']>

// Browsers omit `crypto.randomUUID` on plain http.
if (!('randomUUID' in crypto)) Object.assign(crypto, { randomUUID: createRandomUuid })
