import { configure, prettyDOM } from '@testing-library/react'
import './faster-jsdom'
import { setUpTestWorlds } from './set-up-test-worlds'

/**
 * Prints the page only when an error's message is read. A waiting test creates an error per
 * attempt, and printing each took a tenth of the time of all tests.
 */
function installLazyElementErrors(): void {
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

installLazyElementErrors()
// Strict mode renders twice, which takes a quarter longer. Stories and browser tests run in it.
configure({ reactStrictMode: false })
setUpTestWorlds()
