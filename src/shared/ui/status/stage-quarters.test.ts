import { expect, it } from 'vitest'
import { getStageQuarters } from './stage-quarters'

const getFills = (stages: readonly string[]) =>
  stages.map((stage) => getStageQuarters(stages, stage))

it('fills the mark of a status with each stage, and fully in the last one only', () => {
  expect(getFills(['draft', 'submitted', 'approved'])).toEqual([0, 2, 4])
  expect(getFills(['a', 'b', 'c', 'd', 'e'])).toEqual([0, 1, 2, 3, 4])
  expect(getFills(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual([0, 1, 2, 3, 3, 4])
})

it('gives a canceled document no stage', () => {
  expect(getStageQuarters(['draft', 'approved'], null)).toBeUndefined()
})
