import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { VerifyPassword } from '@backend/app-context'

export interface PasswordThreads {
  verify: VerifyPassword
  close: () => Promise<void>
}

/**
 * Opens threads that check passwords, so that the main thread keeps answering. If all are busy,
 * another one is started.
 * @param readyCount threads that start at once
 */
export function openPasswordThreads(readyCount: number): PasswordThreads {
  const all = new Set<Worker>()
  const idle = new Set<Worker>()

  function start(): Worker {
    // Without the process's own flags, which would load the server's compiler in the thread too.
    const thread = new Worker(new URL('./password-thread.mjs', import.meta.url), { execArgv: [] })
    // A thread alone must not keep the process alive; the callers' connections do.
    thread.unref()
    thread.once('error', () => {
      all.delete(thread)
      idle.delete(thread)
    })
    all.add(thread)
    return thread
  }

  async function verify(password: string, hash: string): Promise<boolean> {
    const [thread = start()] = idle
    idle.delete(thread)
    thread.postMessage({ password, hash })
    // Rejects with the error that ended the thread.
    const [isMatch] = (await once(thread, 'message')) as [boolean]
    idle.add(thread)
    return isMatch
  }

  async function close() {
    await Promise.all([...all].map((thread) => thread.terminate()))
  }

  for (let count = 0; count < readyCount; count += 1) idle.add(start())
  return { verify, close }
}
