import * as v from 'valibot'
import { vIdempotencyKey } from '@/shared/api/generated/validators'
import { Problem } from '../problems/problem'

/**
 * Returns the version in `If-Match`; null if the operation takes none.
 * @throws Problem 428 if it is missing or malformed
 */
export function readVersion(request: Request, takesVersion: boolean): number | null {
  if (!takesVersion) return null
  // Proxies may weaken the ETag (W/); the version is the same.
  const version = /^(?:W\/)?"(\d{1,15})"$/.exec(request.headers.get('if-match') ?? '')?.[1]
  if (version === undefined) throw new Problem('version_required')
  return Number(version)
}

/**
 * Returns the idempotency key, if any.
 * @throws Problem 400 for a key of invalid length
 */
export function readIdempotencyKey(request: Request, takesKey: boolean): string | null {
  const key = takesKey ? request.headers.get('idempotency-key') : null
  if (key === null) return null
  if (!v.is(vIdempotencyKey, key)) throw new Problem('malformed')
  return key
}
