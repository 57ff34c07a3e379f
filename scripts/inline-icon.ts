import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Writes the mark into index.html itself. As a file of its own it is one more request before the first list, and Chromium asks for
 * it again on every screen.
 */
export function inlineIcon(): Plugin {
  let file = ''
  return {
    name: 'timberdesk:inline-icon',
    apply: 'build',
    configResolved: (config) => {
      file = path.join(config.publicDir, 'favicon.svg')
    },
    transformIndexHtml: {
      // Before Vite writes the base into addresses.
      order: 'pre',
      handler: async (html) => {
        const svg = (await readFile(file, 'utf8')).replace(/\s*\n\s*/g, ' ')
        const inlined = html.replace('href="/favicon.svg"', `href="data:image/svg+xml,${encodeURIComponent(svg)}"`)
        if (inlined === html) throw new Error('index.html does not name /favicon.svg as its icon.')
        return inlined
      },
    },
  }
}
