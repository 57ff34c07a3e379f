import { describe, expect, it } from 'vitest'
import type { DealWrite } from '@/entities/deal'
import { newLine, lineOfDraft } from '@/entities/deal'
import { blankDeal, writeOf } from './deal-form'
import { differences, mergeDeal } from './merge'

const line = (price: string) => ({ ...lineOfDraft(newLine()), quantity: '40.000', price })
const first = line('312.00')
const second = line('298.00')
const base: DealWrite = {
  ...writeOf(blankDeal('2026-11-20', 'a-person'), []),
  destination: 'Lyon',
  notes: null,
  lines: [first, second],
}

const suggested = (mine: DealWrite, theirs: DealWrite) =>
  Object.fromEntries(differences({ base, mine, theirs }).map((each) => [each.id, each.suggested]))

describe('two versions of a deal', () => {
  it('suggests the side that changed a field, and says where both did', () => {
    const mine = { ...base, destination: 'Paris', notes: 'By boat' }
    const theirs = { ...base, destination: 'Nantes', tolerance_percent: 5 }
    expect(differences({ base, mine, theirs })).toMatchObject([
      { field: 'destination', suggested: 'mine', isContested: true },
      { field: 'tolerance_percent', suggested: 'theirs', isContested: false },
      { field: 'notes', suggested: 'mine', isContested: false },
    ])
  })

  it('compares quantities as numbers', () => {
    const mine = { ...base, lines: [{ ...first, quantity: '40' }, second] }
    expect(differences({ base, mine, theirs: base })).toEqual([])
  })

  it('takes each field from the side that was chosen', () => {
    const mine = { ...base, destination: 'Paris', notes: 'By boat' }
    const theirs = { ...base, destination: 'Nantes', tolerance_percent: 5 }
    const merged = mergeDeal({ base, mine, theirs }, { destination: 'theirs', notes: 'mine', tolerance_percent: 'theirs' })
    expect(merged).toMatchObject({ destination: 'Nantes', notes: 'By boat', tolerance_percent: 5 })
  })

  it('merges lines field by field, and keeps what each side added', () => {
    const mineAdded = line('1.00')
    const theirsAdded = line('2.00')
    const mine = { ...base, lines: [{ ...first, price: '320.00' }, second, mineAdded] }
    const theirs = { ...base, lines: [{ ...first, quantity: '44' }, second, theirsAdded] }
    const merged = mergeDeal({ base, mine, theirs }, suggested(mine, theirs))
    expect(merged.lines).toEqual([{ ...first, price: '320.00', quantity: '44' }, second, mineAdded, theirsAdded])
  })

  it('keeps a line removed that one side removed and the other left alone', () => {
    const mine = { ...base, lines: [first] }
    const theirs = { ...base, notes: 'By boat' }
    expect(mergeDeal({ base, mine, theirs }, suggested(mine, theirs)).lines).toEqual([first])
    expect(mergeDeal({ base, mine: theirs, theirs: mine }, suggested(theirs, mine)).lines).toEqual([first])
  })
})
