import { expect, it } from 'vitest'
import { localMoment, momentOf } from './local-moment'

it('shows a moment as the device’s clock has it, and reads it back to the minute', () => {
  const iso = '2026-11-20T07:30:00.000Z'
  expect(momentOf(localMoment(iso))).toBe(iso)
  expect([localMoment(''), localMoment('soon'), momentOf(''), momentOf('soon')]).toEqual([
    '',
    '',
    '',
    '',
  ])
})
