import { describe, expect, it } from 'vitest'
import { operations } from '@contract/operations'
import { formatUnknownCall, reportUnlessOwnFile } from './unknown-calls'

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

describe('an unhandled request', () => {
  const countErrors = (url: string) => {
    let count = 0
    reportUnlessOwnFile('http://desk.example/api', 'http://desk.example')(new Request(url), {
      error: () => (count += 1),
    })
    return count
  }

  it('is an error under the API and to other origins, but not for the application’s own files', () => {
    expect(countErrors('http://desk.example/api/no_such_thing/')).toBe(1)
    expect(countErrors('https://fonts.example/font.woff2')).toBe(1)
    expect(countErrors('http://desk.example/src/shared/api/client.ts')).toBe(0)
    expect(countErrors('data:text/plain,x')).toBe(0)
  })
})
