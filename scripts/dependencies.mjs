import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Packages of a lock file by the folder they belong in; none where there is no such file.
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function readPackages(file) {
  try {
    /** @type {{ packages: Record<string, { version?: string, optional?: boolean }> }} */
    const { packages } = JSON.parse(readFileSync(file, 'utf8'))
    return packages
  } catch {
    return {}
  }
}

/**
 * Whether node_modules has every package that package-lock.json names, in its version. npm writes down what it installed,
 * so nothing has to be asked or resolved; packages for other platforms are optional and don't count.
 * @param {string} root of the project
 */
export function dependenciesAreInstalled(root) {
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'))
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(
    ([folder, { version, optional }]) =>
      folder === '' || optional || installed[folder]?.version === version,
  )
}

/**
 * Installs what package-lock.json names, development dependencies included: the build is made from source.
 * @param {string} root of the project
 * @throws {Error} where npm could not
 */
export function installDependencies(root) {
  console.log('Installing packages …')
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('The packages could not be installed; what npm said is above.')
}
