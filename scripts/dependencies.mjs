import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the packages of a lock file by their folder; none if there is no such file.
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
 * True if node_modules has every package of package-lock.json in its version. npm records what it
 * installed, so nothing is resolved. Packages for other platforms are optional and ignored.
 * @param {string} root folder of the project
 */
export function areDependenciesInstalled(root) {
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'))
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(
    ([folder, { version, optional }]) =>
      folder === '' || optional || installed[folder]?.version === version,
  )
}

/**
 * Installs the packages of package-lock.json, development dependencies included, because the build
 * is made from source.
 * @param {string} root folder of the project
 * @throws {Error} if npm fails
 */
export function installDependencies(root) {
  console.log('Installing packages …')
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    throw new Error('The packages could not be installed; see the output of npm above.')
}
