import { AwsClient } from 'aws4fetch'
import type { FileStore } from '@backend/app-context'
import type { BucketConfiguration } from './configuration'

/** Milliseconds that a bucket has to answer, and to send the next part of a file. */
const TIMEOUT_MS = 10_000

/** Milliseconds that a bucket has to take a whole file. */
const UPLOAD_TIMEOUT_MS = 30_000

/** Opens an S3 bucket, in which each file is an object named by its id. */
export function openBucket({ url, ...keys }: BucketConfiguration): FileStore {
  const client = new AwsClient({ ...keys, service: 's3', retries: 2 })
  const request = async (method: string, id: string, init: RequestInit) => {
    const answer = await client.fetch(`${url}/${id}`, { method, ...init })
    if (!answer.ok && answer.status !== 404)
      throw new Error(`The bucket answered ${answer.status} to ${method}`)
    return answer
  }
  return {
    async put(id, content) {
      // A 404 here is a bucket that does not exist.
      const answer = await request('PUT', id, {
        body: new Uint8Array(content),
        signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS),
      })
      if (!answer.ok) throw new Error('There is no such bucket')
    },
    async get(id, from) {
      const silence = createSilenceLimit()
      const headers = from > 0 ? { Range: `bytes=${from}-` } : {}
      const { signal } = silence
      const answer = await silence.limit(() => request('GET', id, { headers, signal }))
      if (!answer.ok || !answer.body) return null
      if (from > 0 && answer.status !== 206) throw new Error('The bucket ignored the range')
      return limitSilence(answer.body, silence.limit)
    },
    async remove(id) {
      await request('DELETE', id, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    },
  }
}

/** Limits each wait for the bucket. The time between waits, such as of a slow reader, is free. */
function createSilenceLimit() {
  const abort = new AbortController()
  return {
    signal: abort.signal,
    async limit<T>(wait: () => Promise<T>): Promise<T> {
      const timer = setTimeout(
        () => abort.abort(new Error('The bucket did not answer in time')),
        TIMEOUT_MS,
      )
      try {
        return await wait()
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

function limitSilence(
  stream: ReadableStream<Uint8Array>,
  limit: <T>(wait: () => Promise<T>) => Promise<T>,
): ReadableStream<Uint8Array> {
  const reader = stream.getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await limit(() => reader.read())
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}
