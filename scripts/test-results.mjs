import { readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ numPassedTests: number, numFailedTests: number }} VitestReport */
/**
 * @typedef {{ stats: { expected: number, flaky: number, unexpected: number } }} PlaywrightReport
 */

/**
 * Counts passed and failed tests of a part. A failed part has at least one failure, even if its
 * report shows none: a file that did not load, a server that did not start.
 * @param {'vitest' | 'playwright' | undefined} tool writer of the JSON report
 * @param {string} file
 * @param {boolean} endedWell
 * @returns {Count}
 */
export function countResults(tool, file, endedWell) {
  const result = tool ? readReport(tool, file) : { passed: endedWell ? 1 : 0, failed: 0 }
  return endedWell ? result : { ...result, failed: Math.max(1, result.failed) }
}

/**
 * @param {'vitest' | 'playwright'} tool
 * @param {string} file
 * @returns {Count}
 */
function readReport(tool, file) {
  try {
    /** @type {VitestReport & PlaywrightReport} */
    const report = JSON.parse(readFileSync(file, 'utf8'))
    if (tool === 'vitest') return { passed: report.numPassedTests, failed: report.numFailedTests }
    const { expected, flaky, unexpected } = report.stats
    return { passed: expected + flaky, failed: unexpected }
  } catch {
    return { passed: 0, failed: 0 }
  }
}
