import { afterAll, describe, expect, it } from 'vitest'
import { hashPassword } from '@backend/session/passwords'
import { secureRandom } from '@backend/app-context'
import { openPasswordThreads } from './password-threads'

const threads = openPasswordThreads(1)
afterAll(() => threads.close())

describe('the password threads', () => {
  it('distinguish right from wrong passwords in parallel', async () => {
    const hash = await hashPassword('oak', secureRandom, { memory: 64, iterations: 1 })
    const guesses = ['oak', 'ash', 'oak', 'elm'].map((guess) => threads.verify(guess, hash))
    expect(await Promise.all(guesses)).toEqual([true, false, true, false])
  })

  it('are replaced when one crashes', async () => {
    const hash = await hashPassword('oak', secureRandom, { memory: 64, iterations: 1 })
    await expect(threads.verify('oak', 'no hash')).rejects.toThrow('Invalid hash')
    expect(await threads.verify('oak', hash)).toBe(true)
  })
})
