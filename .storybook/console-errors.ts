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
 * Lets go of the console. Someone who looks is not kept from the story: in another language an act that looks for an English name
 * fails, which Storybook writes there and says beside the story.
 * @throws where something was written while the story is tested
 */
export function expectQuietConsole() {
  console.error = original
  if (written.length > 0 && import.meta.env.MODE === 'test') throw new Error(`The story wrote to console.error:\n${written.join('\n')}`)
}
