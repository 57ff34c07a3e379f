import type { Plugin } from 'vite'

/** Understood by Chrome 136 and later as the first line of a script, a comment to all others: https://v8.dev/blog/explicit-compile-hints */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Lets the browser compile the whole of the named chunks while they download, off the main thread, instead of each function when it is
 * first called. It pays where most functions run before a page is seen; elsewhere it costs memory.
 */
export function compileHint(names: readonly string[]): Plugin {
  return {
    name: 'timberdesk:compile-hint',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        for (const name of names) {
          const chunk = chunks.find((each) => each.name === name)
          if (!chunk)
            throw new Error(
              `The build has no chunk called ${name} to be compiled while it arrives.`,
            )
          chunk.code = hint + chunk.code
          const map = chunk.sourcemapFileName ? bundle[chunk.sourcemapFileName] : undefined
          // A semicolon in a map ends a line: all mappings move one line down.
          if (map?.type === 'asset')
            map.source = map.source.toString().replace('"mappings":"', '"mappings":";')
        }
      },
    },
  }
}
