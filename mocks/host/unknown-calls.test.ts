import { describe, expect, it } from 'vitest'
import { operations } from '@/shared/api/generated/operations'
import { formatUnknownCall } from './unknown-calls'

describe('a call outside the contract', () => {
  it.each([
    ['GET', '/deal/', 'GET /deals/'],
    ['GET', '/deals', 'GET /deals/'],
    ['DELETE', '/deals/00000000-0000-4000-8000-000000000000/', 'PUT /deals/{id}/'],
    ['PUT', '/notifications/7/mark_read/', 'PUT /notifications/{uuid}/mark_as_read/'],
  ])('%s %s is reported with %s as the nearest operation', (method, path, nearest) => {
    expect(formatUnknownCall(method, path)).toMatch(
      new RegExp(
        `is not in the contract. The nearest that is: [A-Z]+ ${nearest.split(' ')[1]?.replaceAll(/[{}]/g, '\\$&')}$`,
      ),
    )
  })

  it('is not reported if the contract has it', () => {
    const errors = Object.values(operations).map(({ method, path }) =>
      formatUnknownCall(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'x')),
    )
    expect(errors.filter((sentence) => sentence !== null)).toEqual([])
  })
})
