/** Errors written to the console since the story started. */
const writtenErrors: string[] = []
const originalError = console.error

/** Starts to record console errors, without those of earlier stories. */
export function watchConsole() {
  writtenErrors.length = 0
  console.error = (...parts: unknown[]) => {
    writtenErrors.push(parts.map(String).join(' '))
    originalError(...parts)
  }
}

/**
 * Restores the console.
 * @throws if the story wrote an error, in tests only
 */
export function expectQuietConsole() {
  console.error = originalError
  if (writtenErrors.length > 0 && import.meta.env.MODE === 'test')
    throw new Error(`The story wrote to console.error:\n${writtenErrors.join('\n')}`)
}
