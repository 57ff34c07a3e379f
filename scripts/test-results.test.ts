import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { countResults } from './test-results.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'timberdesk-results-'))

function report(name: string, content: unknown) {
  const file = path.join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

describe('the last line of npm test', () => {
  it('counts the tests of a report', () => {
    const vitest = report('vitest.json', { numPassedTests: 12, numFailedTests: 2 })
    expect(countResults('vitest', vitest, false)).toEqual({ passed: 12, failed: 2 })
    const playwright = report('playwright.json', {
      stats: { expected: 8, flaky: 1, unexpected: 0 },
    })
    expect(countResults('playwright', playwright, true)).toEqual({ passed: 9, failed: 0 })
  })

  it('counts a check without a report as one', () => {
    expect(countResults(undefined, '', true)).toEqual({ passed: 1, failed: 0 })
    expect(countResults(undefined, '', false)).toEqual({ passed: 0, failed: 1 })
  })

  it('never reports a failed part as a success', () => {
    expect(countResults('vitest', path.join(folder, 'missing.json'), false)).toEqual({
      passed: 0,
      failed: 1,
    })
    const allGreen = report('green.json', { numPassedTests: 3, numFailedTests: 0 })
    expect(countResults('vitest', allGreen, false)).toEqual({ passed: 3, failed: 1 })
  })
})
