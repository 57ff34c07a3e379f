import type { Plugin } from 'vite'

/**
 * Has a late screen's styles there before its script runs. Vite's own helper also knows scripts, nonces and browsers that nobody builds for here, and is
 * 0.5 kB longer, which everybody would load before the first list. A sheet that fails is asked for again with the next press.
 */
export function lateStyles(): Plugin {
  let base = '/'
  return {
    name: 'timberdesk:late-styles',
    apply: 'build',
    enforce: 'pre',
    configResolved: (config) => {
      base = config.base
    },
    load: (id) => (id === '\0vite/preload-helper.js' ? helper(base) : null),
  }
}

const helper = (base: string): string => `const sheets = {}
const sheet = (file) => sheets[file] ??= new Promise((resolve, reject) => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  link.href = ${JSON.stringify(base)} + file
  if (document.querySelector('link[rel=stylesheet][href="' + link.getAttribute('href') + '"]')) return resolve()
  link.onload = resolve
  link.onerror = () => {
    delete sheets[file]
    link.remove()
    reject(Error(link.href))
  }
  document.head.append(link)
})
export const __vitePreload = (load, files = []) => Promise.all(files.map(sheet)).then(load)
`
