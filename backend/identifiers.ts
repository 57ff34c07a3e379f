import { sha256 as hashAtOnce } from '@noble/hashes/sha2.js'
import type { RandomBytes } from './app-context'

/** Creates a version 4 uuid (RFC 9562). */
export function createId(random: RandomBytes): string {
  const bytes = random(16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = toHex(bytes)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

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

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
