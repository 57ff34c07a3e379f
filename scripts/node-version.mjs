import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Ends this process with an error if its version of Node cannot run Timberdesk.
 * @param {string} root of the project
 */
export function exitIfNodeIsTooOld(root) {
  /** @type {{ engines: { node: string } }} */
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const problem = findNodeVersionProblem(process.versions.node, engines.node)
  if (!problem) return
  console.error(problem)
  process.exit(1)
}

/**
 * Returns an error if this version of Node cannot run Timberdesk, else null.
 * @param {string} version `process.versions.node`
 * @param {string} required `engines.node` of package.json, as `^20.19 || >=22.12`
 */
export function findNodeVersionProblem(version, required) {
  const [major, minor] = readNumbers(version)
  const ranges = required.split(' || ')
  const isEnough = ranges.some((range) => {
    const [requiredMajor, requiredMinor] = readNumbers(range)
    if (major === requiredMajor) return minor >= requiredMinor
    return range.startsWith('>=') && major > requiredMajor
  })
  return isEnough
    ? null
    : `Timberdesk needs Node ${ranges.map((range) => range.replace(/^\D+/, '')).join(', or ')} or later; this is ${version}. Install a newer one from https://nodejs.org.`
}

/**
 * @param {string} version `22.12.0`, or a range such as `^22.12`
 * @returns {[major: number, minor: number]}
 */
function readNumbers(version) {
  const [major = 0, minor = 0] = version.replace(/^\D+/, '').split('.').map(Number)
  return [major, minor]
}
