import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { hashBuildInputs, stampName } from './build-inputs.mjs'

/** Stores a hash of the build's inputs, by which `npm start` knows whether the build is fresh. */
export function stampBuild(): Plugin {
  let root = ''
  let folder = ''
  let stamp = ''
  return {
    name: 'timberdesk:stamp-build',
    apply: 'build',
    configResolved(config) {
      root = config.root
      folder = path.resolve(root, config.build.outDir)
    },
    // Before anything is read: what changes during the build makes the next one.
    buildStart() {
      stamp = hashBuildInputs(root)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => writeFile(path.join(folder, stampName), stamp),
    },
  }
}
