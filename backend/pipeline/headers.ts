import * as v from 'valibot'
import { vIdempotencyKey } from '@/shared/api/generated/validators'
import { Problem } from '../problems/problem'

/**
 * The version that `If-Match` names; null where the operation takes none.
 * @throws Problem 428 when it is missing or no version
 */
export function readVersion(request: Request, takesVersion: boolean): number | null {
  if (!takesVersion) return null
  // Proxies may make the ETag a weak one (W/); the version is the same.
  const version = /^(?:W\/)?"(\d{1,15})"$/.exec(request.headers.get('if-match') ?? '')?.[1]
  if (version === undefined) throw new Problem('version_required')
  return Number(version)
}

/**
 * The caller's key for this act, if it sent one.
 * @throws Problem 400 for a key that is too short or too long
 */
export function readIdempotencyKey(request: Request, takesKey: boolean): string | null {
  const key = takesKey ? request.headers.get('idempotency-key') : null
  if (key === null) return null
  if (!v.is(vIdempotencyKey, key)) throw new Problem('malformed')
  return key
}
