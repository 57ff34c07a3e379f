import { expect, it } from 'vitest'
import { getStageQuarters } from './stage-quarters'

const getFills = (stages: readonly string[]) =>
  stages.map((stage) => getStageQuarters(stages, stage))

it('the mark of a status is fuller at each stage, and full at the last one only', () => {
  expect(getFills(['draft', 'submitted', 'approved'])).toEqual([0, 2, 4])
  expect(getFills(['a', 'b', 'c', 'd', 'e'])).toEqual([0, 1, 2, 3, 4])
  expect(getFills(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual([0, 1, 2, 3, 3, 4])
})

it('a canceled document has no stage', () => {
  expect(getStageQuarters(['draft', 'approved'], null)).toBeUndefined()
})
