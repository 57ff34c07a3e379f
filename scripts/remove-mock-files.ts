import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Removes the mock's service worker from a build for a real server, because it would answer in the
 * server's place. The build fails if it contains other code of the mock. With `VITE_MOCK` set, the
 * build is a demo without a server.
 */
export function removeMockFiles(): Plugin {
  let folder = ''
  let isMock = false
  return {
    name: 'timberdesk:release-files',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir)
      isMock = Boolean(config.env['VITE_MOCK'])
    },
    generateBundle(_options, bundle) {
      if (isMock) return
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [],
      )
      const stray = modules.find(
        (id) => id.includes('/mocks/') || id.includes('/node_modules/msw/'),
      )
      if (stray !== undefined) this.error(`The build for a server has code of the mock: ${stray}`)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (!isMock) await rm(path.join(folder, 'mockServiceWorker.js'), { force: true })
      },
    },
  }
}
