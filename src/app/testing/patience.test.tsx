import { getConfig } from '@testing-library/react'
import { expect, it } from 'vitest'

it('waits for what comes late on a slow machine, also in a test of one part', () => {
  expect(getConfig().asyncUtilTimeout).toBe(90_000)
})
