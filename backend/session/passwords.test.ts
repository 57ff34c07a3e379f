import { describe, expect, it } from 'vitest'
import { secureRandom } from '../surroundings'
import { hashPassword, passwordFits, STRONG, verifyHere } from './passwords'

describe('a password', () => {
  it('fits its hash and no other', async () => {
    const hash = await hashPassword('kėdė 47x100', secureRandom, { memory: 64, iterations: 1 })
    expect(await passwordFits('kėdė 47x100', hash, verifyHere)).toBe(true)
    expect(await passwordFits('kede 47x100', hash, verifyHere)).toBe(false)
  })

  it('fits however its accents are composed', async () => {
    const hash = await hashPassword('kėdė'.normalize('NFC'), secureRandom, {
      memory: 64,
      iterations: 1,
    })
    expect(await passwordFits('kėdė'.normalize('NFD'), hash, verifyHere)).toBe(true)
  })

  it('is checked as hard where nobody has that e-mail', async () => {
    const real = await hashPassword('oak', secureRandom)
    expect(real).toMatch(`$argon2id$v=19$m=${STRONG.memory},t=${STRONG.iterations},p=1$`)
    expect(await passwordFits('oak', null, verifyHere)).toBe(false)
  })
})
