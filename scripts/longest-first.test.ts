import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LONGEST, startLongestFirst } from './longest-first'

it('the longest test files start first, the others in their order', () => {
  const others = ['backend/b.test.ts', 'backend/a.test.ts']
  const files = [...others, ...LONGEST.toReversed()].map((file) => ({ moduleId: `/desk/${file}` }))
  expect(startLongestFirst(files).map(({ moduleId }) => moduleId.slice('/desk/'.length))).toEqual([
    ...LONGEST,
    ...others,
  ])
})

it('the list names files that exist', () => {
  expect(LONGEST.filter((file) => !existsSync(file))).toEqual([])
})
