import { isAnswered, isKeyReused } from './problem'

/** Idempotency keys of requests without an answer, by content. They last until a reload. */
const unansweredKeys = new Map<string, string>()

/**
 * Sends a request with an idempotency key. The same content sent again before the API has answered
 * gets the same key, also from another screen, so that a lost answer has no second effect. A refused
 * retry does not tell whether the lost request was saved.
 */
export async function sendOnce<Answer>(
  content: readonly unknown[],
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const id = JSON.stringify(content)
  const unansweredKey = unansweredKeys.get(id)
  const key = unansweredKey ?? crypto.randomUUID()
  unansweredKeys.set(id, key)
  try {
    const answer = await send(key)
    unansweredKeys.delete(id)
    return answer
  } catch (error) {
    const isFirstRefused = unansweredKey === undefined && isAnswered(error)
    if (isFirstRefused || isKeyReused(error)) unansweredKeys.delete(id)
    throw error
  }
}
