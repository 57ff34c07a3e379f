import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Puts the icon into index.html. As a file it would be one more request before the first list, and Chromium asks for it again on every
 * screen. It is no SVG, which would be laid out each time as a document of its own, on the page's thread.
 */
export function inlineIcon(): Plugin {
  let file = ''
  return {
    name: 'timberdesk:inline-icon',
    apply: 'build',
    configResolved: (config) => {
      file = path.join(config.publicDir, 'favicon.png')
    },
    transformIndexHtml: {
      // Before Vite writes the base into addresses.
      order: 'pre',
      handler: async (html) => {
        const png = await readFile(file, 'base64')
        const inlined = html.replace('href="/favicon.png"', `href="data:image/png;base64,${png}"`)
        if (inlined === html) throw new Error('index.html does not name /favicon.png as its icon.')
        return inlined
      },
    },
  }
}
