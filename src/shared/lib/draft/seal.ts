import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { hexToBytes, managedNonce } from '@noble/ciphers/utils.js'
import { findDraftKey } from './draft-keys'

/** Encrypts a JSON value for a person; null if they are not logged in. */
export function seal(personId: string, value: unknown): string | null {
  const key = findDraftKey(personId)
  if (key === undefined) return null
  const text = new TextEncoder().encode(JSON.stringify(value))
  return toBase64(createCipher(key, personId).encrypt(text))
}

/** Decrypts a value; undefined if it is not a sealed value of this person, or has been changed. */
export function unseal(personId: string, sealed: unknown): unknown {
  const key = findDraftKey(personId)
  if (key === undefined || typeof sealed !== 'string') return undefined
  try {
    const text = createCipher(key, personId).decrypt(fromBase64(sealed))
    return JSON.parse(new TextDecoder().decode(text)) as unknown
  } catch {
    return undefined
  }
}

/**
 * Creates a synchronous cipher. `crypto.subtle` is asynchronous and missing on plain http, and a
 * draft is written while its page is closed, which leaves no time to wait.
 */
const createCipher = (key: string, personId: string) =>
  managedNonce(xchacha20poly1305)(hexToBytes(key), new TextEncoder().encode(personId))

/** Encodes in chunks, because the number of arguments of a call is limited. */
function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += 8192)
    text += String.fromCharCode(...bytes.subarray(start, start + 8192))
  return btoa(text)
}

const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
