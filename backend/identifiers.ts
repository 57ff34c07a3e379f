import { sha256 as hashAtOnce } from '@noble/hashes/sha2.js'
import { toHex, toUuid } from '@domain/bytes'
import type { RandomBytes } from './app-context'

/** Creates the id of a row. */
export const createId = (random: RandomBytes): string => toUuid(random(16))

/** Creates a secret of 256 random bits for a cookie. */
export function createToken(random: RandomBytes): string {
  return toHex(random(32))
}

/**
 * Returns the SHA-256 of the secret of a cookie or link in hex. Every call needs it, and for so
 * short a text the way to the threads of `crypto.subtle` takes ten times as long as the hash.
 */
export const hashToken = (token: string): string =>
  toHex(hashAtOnce(new TextEncoder().encode(token)))

/** Returns the SHA-256 in hex. It hashes only random secrets and content, so it needs no salt. */
export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}
