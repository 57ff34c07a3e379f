import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashBuildInputs, stampName } from './build-inputs.mjs'

/**
 * Builds the application if the build is missing or its inputs have changed.
 * @param {string} root of the project
 * @throws {Error} if it can't be built
 */
export function ensureBuild(root) {
  const stamp = join(root, 'dist', stampName)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashBuildInputs(root)) return
  try {
    for (const folder of [root, join(root, 'node_modules')]) accessSync(folder, constants.W_OK)
  } catch (cause) {
    throw new Error(
      `The build in ${join(root, 'dist')} is missing, or of other sources or VITE_ variables, and this user may not write there. Run \`npm run build\` with the VITE_ variables of the server.`,
      { cause },
    )
  }
  console.log('Building …')
  // In its own process, so that the server does not keep the memory of the build.
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    { cwd: root, stdio: 'inherit' },
  )
  if (status !== 0) throw new Error('The application could not be built; see the output above.')
}
