/** What was written to console.error since the story began; a story that writes there is broken. */
const writtenErrors: string[] = []
const originalError = console.error

/** Listens from now on, and forgets what an earlier story wrote. */
export function watchConsole() {
  writtenErrors.length = 0
  console.error = (...parts: unknown[]) => {
    writtenErrors.push(parts.map(String).join(' '))
    originalError(...parts)
  }
}

/**
 * Gives the console back.
 * @throws where something was written while the story is tested; somebody who looks at the story is not kept from it
 */
export function expectQuietConsole() {
  console.error = originalError
  if (writtenErrors.length > 0 && import.meta.env.MODE === 'test')
    throw new Error(`The story wrote to console.error:\n${writtenErrors.join('\n')}`)
}
