type PrintPage = (container?: Element) => string | false

/**
 * Returns Testing Library's `getElementError`, which prints the page only when the error's message
 * is read. A waiting test creates an error per attempt, and printing each took a tenth of the time
 * of screen tests.
 */
export const createLazyElementError = (printPage: PrintPage) =>
  function getElementError(message: string | null, container: Element): Error {
    const error = new Error(message ?? '')
    error.name = 'TestingLibraryElementError'
    // Reports show the line of the test.
    Error.captureStackTrace?.(error, getElementError)
    return Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => `${message ?? ''}\n\n${printPage(container)}`,
    })
  }
