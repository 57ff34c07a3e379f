/** MSW's printer for a request without a handler. */
export type UnhandledPrinter = { error(): void }

/**
 * Reports calls to other origins and API calls outside the contract, but not requests for the
 * application's own files.
 * @param apiBase absolute, without a trailing slash
 */
export function reportUnlessOwnFile(apiBase: string, origin: string) {
  return (request: Request, print: UnhandledPrinter): void => {
    const url = new URL(request.url)
    const isLocal =
      url.protocol === 'data:' || url.protocol === 'blob:' || url.protocol.endsWith('-extension:')
    if (!isLocal && (url.origin !== origin || request.url.startsWith(`${apiBase}/`))) print.error()
  }
}
