import { describe, expect, it } from 'vitest'
import { createSample, type SampleLine, type SampleWrite } from '../../testing/sample'
import type { Editor } from '../editor/editor'
import { compareEdits } from './compare-edits'

const first: SampleLine = { id: 'r1', name: 'Claire', email: null }
const second: SampleLine = { id: 'r2', name: 'Luc', email: null }
const base: SampleWrite = {
  name: 'Bois du Rhône',
  tolerance_percent: 10,
  contacts: [first, second],
}

/**
 * Compares edits of a sample record with a newer version.
 * @param editable fields that stay editable in the saved version; all by default
 */
function compare(
  mine: Partial<SampleWrite>,
  theirs: Partial<SampleWrite>,
  editable?: readonly string[],
) {
  const { config, store } = createSample(base)
  const snapshots = { take: () => ({ payload: { ...base, ...mine } }) }
  const editor = { config, snapshots } as unknown as Editor
  const saved = store.saveElsewhere('s1', theirs, editable)
  return compareEdits(editor, saved, { version: 1, payload: { ...base } })
}

describe('edits compared with a newer saved version', () => {
  it('are different if both sides changed other fields', () => {
    const comparison = compare({ name: 'Bois' }, { tolerance_percent: 12 })
    expect(comparison).toMatchObject({
      status: 'different',
      isContested: false,
      suggested: { name: 'Bois', tolerance_percent: 12 },
    })
  })

  it('are contested if both sides changed the same field', () => {
    const comparison = compare({ name: 'Bois' }, { name: 'Rhône' })
    expect(comparison).toMatchObject({ status: 'different', isContested: true })
  })

  it('are reordered if only the order of the lines differs', () => {
    expect(compare({ contacts: [second, first] }, {}).status).toBe('reordered')
  })

  it('are equal if the saved version contains them', () => {
    expect(compare({ name: 'Bois' }, { name: 'Bois' }).status).toBe('equal')
  })

  it('are superseded if the saved version locks their fields, and are listed', () => {
    const { status, lockedEdits } = compare({ name: 'Bois' }, {}, ['tolerance_percent'])
    expect(status).toBe('superseded')
    expect(lockedEdits?.mine).toMatchObject({ name: 'Bois' })
  })

  it('are superseded without a list if only the other side changed something', () => {
    const { status, lockedEdits } = compare({}, { name: 'Rhône' })
    expect([status, lockedEdits]).toEqual(['superseded', null])
  })
})
