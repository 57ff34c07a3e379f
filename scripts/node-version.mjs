/**
 * Returns an error if this version of Node cannot run Timberdesk, else null.
 * @param {string} version `process.versions.node`
 * @param {string} wanted `engines.node` of package.json, as `^20.19 || >=22.12`
 */
export function findNodeVersionProblem(version, wanted) {
  const [major, minor] = readNumbers(version)
  const ranges = wanted.split(' || ')
  const isEnough = ranges.some((range) => {
    const [wantedMajor, wantedMinor] = readNumbers(range)
    if (major === wantedMajor) return minor >= wantedMinor
    return range.startsWith('>=') && major > wantedMajor
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
