import { expect, it } from 'vitest'
import { getStageShare } from './stage-share'

const getFills = (stages: readonly string[]) => stages.map((stage) => getStageShare(stages, stage))

it('the mark of a status is fuller at each stage, and full at the last one only', () => {
  expect(getFills(['draft', 'submitted', 'approved'])).toEqual([0, 0.5, 1])
  expect(getFills(['a', 'b', 'c', 'd', 'e'])).toEqual([0, 0.25, 0.5, 0.75, 1])
  expect(new Set(getFills(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).size).toBe(7)
})

it('a canceled document has no stage', () => {
  expect(getStageShare(['draft', 'approved'], null)).toBeUndefined()
  expect(getStageShare<string>(['draft', 'approved'], 'canceled')).toBeUndefined()
})
