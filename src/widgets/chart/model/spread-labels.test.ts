import { describe, expect, it } from 'vitest'
import { spreadLabels } from './spread-labels'

const spread = (...heights: readonly number[]) =>
  spreadLabels(
    heights.map((at, i) => ({ name: 'abc'[i], at })),
    20,
    200,
  ).map(({ name, at }) => `${name} ${at}`)

describe('labels at the ends of lines', () => {
  it('are level with their lines if there is room', () => {
    expect(spread(100, 50, 150)).toEqual(['b 50', 'a 100', 'c 150'])
  })

  it('are pushed apart if they would overlap, the first on top', () => {
    expect(spread(100, 100, 104)).toEqual(['a 74', 'b 89', 'c 104'])
  })

  it('stay above the axis', () => {
    expect(spread(200, 200, 200)).toEqual(['a 170', 'b 185', 'c 200'])
  })

  it('stay below the top edge', () => {
    expect(spread(20, 20, 20)).toEqual(['a 20', 'b 35', 'c 50'])
  })
})
