import { expect, it } from 'vitest'
import { createSample } from '../../testing/sample'
import { sortInScreenOrder } from './check-record'

const { config } = createSample()

it('errors are in screen order: lines before their columns, unknown fields last', () => {
  const names = [
    '',
    'tolerance_percent',
    'contacts.1.name',
    'contacts.0.email',
    'contacts.0',
    'contacts.0.name',
    'name',
  ]
  const ordered = [
    'name',
    'contacts.0',
    'contacts.0.name',
    'contacts.0.email',
    'contacts.1.name',
    'tolerance_percent',
    '',
  ]
  expect(sortInScreenOrder(config, names, (name) => name)).toEqual(ordered)
})
