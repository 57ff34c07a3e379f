import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useWarnings } from './use-workflow'

type Preview = Parameters<typeof useWarnings<{ pointer: string }>>[1]

it('the last warnings stay while a typed value is refused', () => {
  const saved = { warnings: [{ pointer: '/planned_freight' }], lines: [] }
  const { result, rerender } = renderHook((preview: Preview) => useWarnings(saved, preview), {
    initialProps: null as Preview,
  })
  expect(result.current).toMatchObject(saved.warnings)
  rerender(undefined)
  expect(result.current).toMatchObject(saved.warnings)
  rerender({ warnings: [] })
  expect(result.current).toEqual([])
})
