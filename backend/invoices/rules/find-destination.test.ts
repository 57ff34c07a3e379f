import { expect, it } from 'vitest'
import { findDestination } from './find-destination'

it('goods of a container go to the country of its port, other goods to the client', () => {
  const find = (kind: 'container' | 'truck', port_of_discharge: string | null) =>
    findDestination({ kind, port_of_discharge }, 'FR')
  expect(find('container', 'MACAS')).toBe('MA')
  expect(find('container', null)).toBe('FR')
  expect(find('truck', 'MACAS')).toBe('FR')
})
