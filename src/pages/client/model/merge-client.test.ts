import { describe, expect, it } from 'vitest'
import { blankClient } from './client-form'
import { clientConflicts, mergedClient } from './merge-client'

const base = { ...blankClient, name: 'Bois du Rhône', country: 'FR' }
const words = { field: (field: string) => field, value: (_values: unknown, field: string) => `a ${field}` }

describe('two people changing one client', () => {
  it('asks about nothing that is the same on both sides', () => {
    expect(clientConflicts(base, base, base, words)).toEqual([])
  })

  it('suggests the side that changed a field', () => {
    const conflicts = clientConflicts(base, { ...base, name: 'Bois du Rhône SAS' }, { ...base, vat_code: 'FR40' }, words)
    expect(conflicts.map(({ id, suggested, isContested }) => [id, suggested, isContested])).toEqual([
      ['name', 'mine', false],
      ['vat_code', 'theirs', false],
    ])
  })

  it('says when both changed the same field', () => {
    const [conflict] = clientConflicts(base, { ...base, name: 'A' }, { ...base, name: 'B' }, words)
    expect(conflict).toMatchObject({ id: 'name', suggested: 'mine', isContested: true })
  })

  it('keeps what was chosen of each side', () => {
    const mine = { ...base, name: 'A', tolerance_percent: 5 }
    const theirs = { ...base, name: 'B', vat_code: 'FR40' }
    expect(mergedClient(mine, theirs, { name: 'theirs', tolerance_percent: 'mine', vat_code: 'theirs' })).toEqual({
      ...base,
      name: 'B',
      tolerance_percent: 5,
      vat_code: 'FR40',
    })
  })
})
