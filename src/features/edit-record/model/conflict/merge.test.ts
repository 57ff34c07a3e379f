import { describe, expect, it } from 'vitest'
import { createSample, type SampleLine, type SampleWrite } from '../../testing/sample'
import { findRecordDifferences, mergeRecord, applyLocks } from './merge'

const { config } = createSample()
const first: SampleLine = { id: 'r1', name: 'Claire', email: null }
const second: SampleLine = { id: 'r2', name: 'Luc', email: null }
const base: SampleWrite = {
  name: 'Bois du Rhône',
  tolerance_percent: 10,
  contacts: [first, second],
}
const everything = ['name', 'tolerance_percent', 'contacts', 'email']

const listSuggestions = (mine: SampleWrite, theirs: SampleWrite) =>
  Object.fromEntries(
    findRecordDifferences(config, { base, mine, theirs }).map(({ id, suggested: side }) => [
      id,
      side,
    ]),
  )
const mergeAsSuggested = (mine: SampleWrite, theirs: SampleWrite) =>
  mergeRecord(config, { base, mine, theirs }, listSuggestions(mine, theirs))

describe('two versions of a record', () => {
  it('suggest the side that changed a field, mark fields that both changed, in screen order', () => {
    const mine = { ...base, tolerance_percent: 12, name: 'Bois' }
    const theirs = {
      ...base,
      name: 'Rhône',
      contacts: [{ ...first, email: 'claire@example.fr' }, second],
    }
    expect(findRecordDifferences(config, { base, mine, theirs })).toMatchObject([
      { field: 'name', lineId: null, suggested: 'mine', isContested: true },
      { field: 'tolerance_percent', lineId: null, suggested: 'mine', isContested: false },
      { field: 'email', lineId: 'r1', suggested: 'theirs', isContested: false },
    ])
  })

  it('take each field from the chosen side', () => {
    const mine = { ...base, name: 'Bois', tolerance_percent: 12 }
    const theirs = { ...base, name: 'Rhône', tolerance_percent: 5 }
    expect(
      mergeRecord(config, { base, mine, theirs }, { name: 'theirs', tolerance_percent: 'mine' }),
    ).toMatchObject({ name: 'Rhône', tolerance_percent: 12 })
  })

  it('merge rows field by field, and keep the lines that each side added', () => {
    const [mineAdded, theirsAdded] = [
      { id: 'r3', name: 'Ana', email: null },
      { id: 'r4', name: 'Ona', email: null },
    ]
    const mine = { ...base, contacts: [{ ...first, name: 'Clara' }, second, mineAdded] }
    const theirs = {
      ...base,
      contacts: [{ ...first, email: 'claire@example.fr' }, second, theirsAdded],
    }
    expect(mergeAsSuggested(mine, theirs)).toMatchObject({
      contacts: [
        { ...first, name: 'Clara', email: 'claire@example.fr' },
        second,
        mineAdded,
        theirsAdded,
      ],
    })
  })

  it('have the row order of the side that changed it, or the local one if both did', () => {
    const third = { id: 'r3', name: 'Ana', email: null }
    const three = { ...base, contacts: [first, second, third] }
    const mergeThree = (mine: SampleWrite, theirs: SampleWrite) =>
      mergeRecord(config, { base: three, mine, theirs }, {})['contacts']
    const [moved, turned] = [
      { ...three, contacts: [third, first, second] },
      { ...three, contacts: [third, second, first] },
    ]
    expect(mergeThree(three, moved)).toEqual(moved.contacts)
    expect(mergeThree(moved, three)).toEqual(moved.contacts)
    expect(mergeThree(moved, turned)).toEqual(moved.contacts)
    const added = { id: 'r4', name: 'Ona', email: null }
    expect(mergeThree({ ...three, contacts: [first, added, second, third] }, moved)).toEqual([
      third,
      first,
      added,
      second,
    ])
  })

  it('drop a row that one side removed and the other did not change', () => {
    const [oneContact, renamed] = [
      { ...base, contacts: [first] },
      { ...base, name: 'Rhône' },
    ]
    expect(mergeAsSuggested(oneContact, renamed)).toMatchObject({ contacts: [first] })
    expect(mergeAsSuggested(renamed, oneContact)).toMatchObject({ contacts: [first] })
  })
})

describe('edits of a record with locked fields', () => {
  const mine = {
    name: 'Bois',
    tolerance_percent: 12,
    contacts: [{ ...first, name: 'Clara', email: 'clara@example.fr' }],
  }

  it('are all kept while no field is locked', () => {
    expect(applyLocks(config, mine, base, everything)).toEqual(mine)
  })

  it('are kept in editable fields, and in editable columns of the saved lines', () => {
    expect(applyLocks(config, mine, base, ['tolerance_percent', 'email'])).toEqual({
      name: base.name,
      tolerance_percent: 12,
      contacts: [{ ...first, email: 'clara@example.fr' }, second],
    })
  })
})
