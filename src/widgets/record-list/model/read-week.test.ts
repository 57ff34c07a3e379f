import { describe, expect, it } from 'vitest'
import { readWeek } from './read-week'

const today = '2026-11-20'

describe('reading a week that somebody wrote', () => {
  it.each(['48', 'W48', 'w 48', '48/2026', 'W48 2026', '2026-W48', '2026/48', 'sav. 48', '48 sav.', '2026 m. 48 sav.', 'S48'])('reads %s', (text) => {
    expect(readWeek(text, today)).toBe('2026-W48')
  })

  it('takes the year that is written', () => {
    expect(readWeek('2/2027', today)).toBe('2027-W02')
  })

  it.each(['', 'soon', '0', '54', '53/2025', '2026-11-20'])('does not take %s for a week', (text) => {
    expect(readWeek(text, today)).toBeNull()
  })
})
