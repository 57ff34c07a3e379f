import { AwsClient } from 'aws4fetch'
import type { FileStore } from '@backend/app-context'
import type { BucketConfiguration } from './configuration'

/** Milliseconds that a bucket has to answer. */
const TIMEOUT_MS = 30_000

/** Files in a bucket of the S3 protocol, each an object under its own id. */
export function openBucket({ url, ...keys }: BucketConfiguration): FileStore {
  const client = new AwsClient({ ...keys, service: 's3', retries: 2 })
  const ask = async (method: string, id: string, body?: BodyInit) => {
    const answer = await client.fetch(`${url}/${id}`, {
      method,
      ...(body && { body }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!answer.ok && answer.status !== 404)
      throw new Error(`The bucket answered ${answer.status} to ${method}`)
    return answer
  }
  return {
    async put(id, content) {
      // A 404 here is a bucket that does not exist.
      const answer = await ask('PUT', id, new Uint8Array(content))
      if (!answer.ok) throw new Error('There is no such bucket')
    },
    async get(id) {
      const answer = await ask('GET', id)
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null
    },
    async remove(id) {
      await ask('DELETE', id)
    },
  }
}
