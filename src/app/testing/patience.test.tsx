import { getConfig } from '@testing-library/react'
import { expect, it } from 'vitest'

it('a test waits for late results on a slow machine', () => {
  expect(getConfig().asyncUtilTimeout).toBe(90_000)
})
