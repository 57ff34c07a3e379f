import { setTimeout as pause } from 'node:timers/promises'
import { JOB_QUEUES, runDueJobs, type JobHost } from '@backend/due-work/run-due-jobs'
import { runPeriodically } from './run-periodically'

/** Milliseconds that running jobs have after a shutdown signal; they are repeated later. */
const SHUTDOWN_GRACE_MS = 10_000

/**
 * Runs due work at once and then periodically, each queue on its own: a mail server or a bucket
 * that is away delays no other work.
 * @returns a function that stops it after the current jobs
 */
export function startDueWork(host: JobHost, intervalMs: number): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const queues = Object.values(JOB_QUEUES).map((kinds) =>
    runPeriodically(() => runDueJobs(host, { kinds, signal }), intervalMs),
  )
  return async () => {
    stopping.abort()
    const ended = Promise.all(queues.map((queue) => queue.stop()))
    await Promise.race([ended, pause(SHUTDOWN_GRACE_MS, undefined, { ref: false })])
  }
}
