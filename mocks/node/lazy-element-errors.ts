import { configure, prettyDOM } from '@testing-library/react'

/**
 * Writes the page out only for an error that somebody reads. A test that awaits something has one error a look until it is there, and writing
 * the page for each was a tenth of the time of all tests.
 */
export function installLazyElementErrors(): void {
  configure({
    getElementError(message, container) {
      const error = new Error(message ?? '')
      error.name = 'TestingLibraryElementError'
      return Object.defineProperty(error, 'message', {
        configurable: true,
        get: () => `${message ?? ''}\n\n${prettyDOM(container)}`,
      })
    },
  })
}
