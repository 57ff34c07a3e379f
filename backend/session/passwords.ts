import { argon2id, argon2Verify } from 'hash-wasm'
import type { RandomBytes, VerifyPassword } from '../app-context'

/** Cost of one hash; `memory` in KiB. */
export type Strength = { memory: number; iterations: number }

/** OWASP's minimum for Argon2id. */
export const DEFAULT_STRENGTH: Strength = { memory: 19_456, iterations: 2 }

/** Returns an encoded Argon2id hash with salt and cost. */
export function hashPassword(
  password: string,
  random: RandomBytes,
  { memory, iterations }: Strength = DEFAULT_STRENGTH,
): Promise<string> {
  return argon2id({
    password: normalize(password),
    salt: random(16),
    parallelism: 1,
    iterations,
    memorySize: memory,
    hashLength: 32,
    outputType: 'encoded',
  })
}

/** A hash that no password matches, with the same cost as a real one. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5LW5vYm9keQ$RdescudvJCsgt3ub+b7dWRWJTmaaJObG1u1bQ2JAnEs'

/**
 * True if the password is correct. Without a hash it takes as long and returns false, so that time
 * does not reveal accounts.
 */
export async function isPasswordCorrect(
  password: string,
  hash: string | null,
  verify: VerifyPassword,
): Promise<boolean> {
  const isMatch = await verify(normalize(password), hash ?? DUMMY_HASH)
  return isMatch && hash !== null
}

/** Verifies on the current thread, for a browser and for tests. */
export const verifyInThread: VerifyPassword = (password, hash) => argon2Verify({ password, hash })

/** Normalizes Unicode: systems encode the same letters differently. */
function normalize(password: string): string {
  return password.normalize('NFKC')
}
