import type { Plugin } from 'vite'

/**
 * Sends changed texts to the page in development, instead of reloading it.
 * `src/app/i18n/text-source.ts` shows them.
 */
export function reloadTexts(): Plugin {
  return {
    name: 'timberdesk:reload-texts',
    apply: (_config, { command }) => command === 'serve' && !process.env['VITEST'],
    async handleHotUpdate({ file, read, server }) {
      const [, namespace, language] = /\/src\/([^/]+\/[^/]+)\/i18n\/(\w+)\.json$/.exec(file) ?? []
      if (!namespace || !language) return undefined
      const texts = JSON.parse(await read()) as object
      server.ws.send('timberdesk:texts', { language, namespace, texts })
      return []
    },
  }
}
