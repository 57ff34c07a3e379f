import { expect, it, vi } from 'vitest'
import { createSample, type SampleWrite } from '../../testing/sample'
import type { RecordFormConfig } from '../record-form-config'
import { createSnapshots } from './snapshots'

const payload: SampleWrite = { name: 'Bois du Rhône', tolerance_percent: 10, contacts: [] }

function setup() {
  const values = { name: payload.name, tolerance_percent: '10' }
  const form = { getValues: () => values, subscribe: () => () => {} }
  const config = createSample().config as unknown as RecordFormConfig
  const snapshots = createSnapshots({ config, form: form as never, lines: undefined }, null, {
    ...payload,
  })
  const listener = vi.fn<() => void>()
  snapshots.subscribe(listener)
  return { values, snapshots, listener }
}

it('taking a snapshot without changes notifies no listener', () => {
  const { snapshots, listener } = setup()
  const before = snapshots.current()
  expect(snapshots.take()).toBe(before)
  expect(listener).not.toHaveBeenCalled()
})

it('taking a snapshot notifies of changes', () => {
  const { values, snapshots, listener } = setup()
  values.name = 'Rhône'
  expect(snapshots.take().values).toMatchObject({ name: 'Rhône' })
  expect(listener).toHaveBeenCalledOnce()
})

it('a new saved version notifies even without changes, so that the draft gets the new base', () => {
  const { snapshots, listener } = setup()
  snapshots.setBase(null, { ...payload })
  expect(listener).toHaveBeenCalledOnce()
})

it('late data leaves an unchanged form unchanged, and hides no edit', () => {
  const { values, snapshots } = setup()
  snapshots.prefill(() => (values.name = 'Rhône'))
  expect(snapshots.current()).toMatchObject({ isDirty: false, values: { name: 'Rhône' } })
  values.tolerance_percent = '5'
  expect(snapshots.take().isDirty).toBe(true)
  snapshots.prefill(() => (values.name = 'Savoie'))
  expect(snapshots.current().isDirty).toBe(true)
})
