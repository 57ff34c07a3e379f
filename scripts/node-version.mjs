/**
 * Returns an error if this version of Node cannot run Timberdesk, else null.
 * @param {string} version `process.versions.node`
 * @param {string} wanted `engines.node` of package.json, as `>=20.19`
 */
export function findNodeVersionProblem(version, wanted) {
  const minimum = wanted.replace('>=', '')
  const [wantedMajor = 0, wantedMinor = 0] = minimum.split('.').map(Number)
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isEnough = major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)
  return isEnough
    ? null
    : `Timberdesk needs Node ${minimum} or later; this is ${version}. Install a newer one from https://nodejs.org.`
}
