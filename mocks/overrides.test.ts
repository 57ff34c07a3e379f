import { expect, it } from 'vitest'
import { overrides } from './overrides'

it('no override of development is committed', () => {
  expect(overrides).toEqual([])
})
