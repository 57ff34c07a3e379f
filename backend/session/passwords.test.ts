import { describe, expect, it } from 'vitest'
import { secureRandom } from '../app-context'
import { hashPassword, isPasswordCorrect, DEFAULT_STRENGTH, verifyInThread } from './passwords'

describe('a password', () => {
  it('matches its own hash only', async () => {
    const hash = await hashPassword('kėdė 47x100', secureRandom, { memory: 64, iterations: 1 })
    expect(await isPasswordCorrect('kėdė 47x100', hash, verifyInThread)).toBe(true)
    expect(await isPasswordCorrect('kede 47x100', hash, verifyInThread)).toBe(false)
  })

  it('matches in any Unicode composition', async () => {
    const hash = await hashPassword('kėdė'.normalize('NFC'), secureRandom, {
      memory: 64,
      iterations: 1,
    })
    expect(await isPasswordCorrect('kėdė'.normalize('NFD'), hash, verifyInThread)).toBe(true)
  })

  it('takes as long to check for an unknown email', async () => {
    const real = await hashPassword('oak', secureRandom)
    expect(real).toMatch(
      `$argon2id$v=19$m=${DEFAULT_STRENGTH.memory},t=${DEFAULT_STRENGTH.iterations},p=1$`,
    )
    expect(await isPasswordCorrect('oak', null, verifyInThread)).toBe(false)
  })
})
