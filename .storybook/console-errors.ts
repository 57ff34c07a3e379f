/** What was written to console.error since the story began; a story that writes there is broken. */
const written: string[] = []
const original = console.error

/** Listens from now on, and forgets what an earlier story wrote. */
export function watchConsole() {
  written.length = 0
  console.error = (...parts: unknown[]) => {
    written.push(parts.map(String).join(' '))
    original(...parts)
  }
}

/**
 * Gives the console back.
 * @throws where something was written while the story is tested; somebody who looks at the story is not kept from it
 */
export function expectQuietConsole() {
  console.error = original
  if (written.length > 0 && import.meta.env.MODE === 'test')
    throw new Error(`The story wrote to console.error:\n${written.join('\n')}`)
}
