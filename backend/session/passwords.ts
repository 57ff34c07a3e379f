import { argon2id, argon2Verify } from 'hash-wasm'
import type { RandomBytes, VerifyPassword } from '../app-context'

/** Cost of one guess; `memory` in KiB. */
export type Strength = { memory: number; iterations: number }

/** The least that OWASP recommends for Argon2id. */
export const DEFAULT_STRENGTH: Strength = { memory: 19_456, iterations: 2 }

/** Argon2id in its encoded form, which carries salt and strength. */
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

/** A hash that no password fits, as strong as a real one. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5LW5vYm9keQ$RdescudvJCsgt3ub+b7dWRWJTmaaJObG1u1bQ2JAnEs'

/** Whether the password fits. Where there is no hash it takes as long and says no, so that time tells nobody who has an account. */
export async function isPasswordCorrect(
  password: string,
  hash: string | null,
  verify: VerifyPassword,
): Promise<boolean> {
  const fits = await verify(normalize(password), hash ?? DUMMY_HASH)
  return fits && hash !== null
}

/** Verifies in this very thread, which has nothing else to do meanwhile: for a browser and for tests. */
export const verifyInThread: VerifyPassword = (password, hash) => argon2Verify({ password, hash })

/** The same letters typed on another system may come as other code points. */
function normalize(password: string): string {
  return password.normalize('NFKC')
}
