import { describe, expect, it } from 'vitest'
import type { SavedRecord } from '../record-form-config'
import { createSavingState, reduceSaving, type SavingEvent, type SavingState } from './saving-state'

const conflict = { saved: {} as SavedRecord, base: {}, mine: {}, theirs: {} }
const failure = { text: 'No network', wasOffline: true }
const savedAt = '2026-11-20T10:00:00.000Z'

const run = (events: readonly SavingEvent[], state: SavingState = createSavingState(false)) =>
  events.reduce(reduceSaving, state)

describe('the state of saving a record', () => {
  it('is saving until dependent data is refetched, then saved', () => {
    const applied = run([{ type: 'started' }, { type: 'applied', savedAt }])
    expect(applied).toMatchObject({ status: 'saving', savedAt })
    expect(run([{ type: 'finished', isSaved: true }], applied).status).toBe('saved')
  })

  it('returns to editing after a failure, which the next attempt clears', () => {
    const failed = run([
      { type: 'started' },
      { type: 'failed', failure },
      { type: 'finished', isSaved: false },
    ])
    expect(failed).toMatchObject({ status: 'editing', failure })
    expect(run([{ type: 'started' }], failed)).toMatchObject({ status: 'saving', failure: null })
  })

  it('keeps a conflict open when the attempt finishes or another version is applied', () => {
    const open = run([
      { type: 'started' },
      { type: 'conflict_found', conflict },
      { type: 'finished', isSaved: false },
      { type: 'applied', savedAt },
    ])
    expect(open).toMatchObject({ status: 'conflict', conflict, savedAt })
    expect(run([{ type: 'conflict_closed' }], open)).toMatchObject({
      status: 'editing',
      conflict: null,
    })
  })

  it('closes a conflict when its merge result is saved', () => {
    const saving = run([{ type: 'conflict_found', conflict }, { type: 'started' }])
    expect(saving).toMatchObject({ status: 'saving', conflict: null })
  })

  it('is queued until the payload is delivered', () => {
    const queued = run([
      { type: 'started' },
      { type: 'queued' },
      { type: 'finished', isSaved: false },
    ])
    expect(queued).toMatchObject({ status: 'queued', hasQueued: true })
    expect(run([{ type: 'queue_emptied' }, { type: 'applied', savedAt }], queued)).toMatchObject({
      status: 'saved',
      hasQueued: false,
    })
    expect(createSavingState(true)).toMatchObject({ status: 'queued', hasQueued: true })
  })
})
