import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useKeptInput } from './use-kept-input'

it('a subject that is chosen again gets its input back', () => {
  const { result, rerender } = renderHook(() => useKeptInput<string>('S-81'))
  expect(result.current('S-95', '125 pieces', 'blank')).toBe('blank')
  rerender()
  expect(result.current('S-81', '3 pieces', 'blank')).toBe('125 pieces')
  rerender()
  expect(result.current('S-95', '126 pieces', 'blank')).toBe('3 pieces')
})
