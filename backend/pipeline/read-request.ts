import * as v from 'valibot'
import { vAttachmentKind, vUuid, vIdempotencyKey } from '@contract/validators'
import { type OperationId, operations } from '@contract/operations'
import { maxBytes } from '@contract/uploads'
import { joinBytes } from '@domain/bytes'
import { toBodyPointer, toFieldErrors, toQueryPointer } from '../problems/field-errors'
import { Problem } from '../problems/problem'

/**
 * Returns the ids of the path in lower case; RFC 9562 accepts upper case too.
 * @throws Problem 404 for a malformed uuid
 */
export function readPath(
  schema: v.GenericSchema | null,
  parameters: Record<string, string>,
): unknown {
  if (!schema) return null
  const parsed = v.safeParse(
    schema,
    Object.fromEntries(Object.entries(parameters).map(([name, id]) => [name, id.toLowerCase()])),
  )
  if (!parsed.success) throw new Problem('not_found')
  return parsed.output
}

/** Type of each parameter in the contract, because in a URL all are text. */
type QueryTypes = Readonly<Record<string, 'string' | 'integer' | 'array'>>

/**
 * Returns the validated query parameters; unknown ones are ignored.
 * @throws Problem 422 with the invalid parameters
 */
export function readQuery(url: URL, types: QueryTypes, schema: v.GenericSchema): unknown {
  const parameters: Record<string, unknown> = {}
  for (const [name, type] of Object.entries(types)) {
    const values = url.searchParams.getAll(name).map((value) => value.replaceAll('\0', ''))
    const first = values[0]
    if (first === undefined) continue
    if (type === 'array') parameters[name] = values
    else parameters[name] = type === 'integer' && /^-?\d{1,15}$/.test(first) ? Number(first) : first
  }
  const parsed = v.safeParse(schema, parameters)
  if (!parsed.success) throw Problem.invalid(...toFieldErrors(parsed.issues, toQueryPointer))
  return parsed.output
}

/** Returns the validated JSON or the file; null if the operation has no body. */
export function readBody(request: Request, id: OperationId): Promise<unknown> {
  const { body, body_type } = operations[id]
  if (body_type === 'multipart') return readFileBody(request)
  return body ? readJsonBody(request, body, JSON_LIMITS[id] ?? JSON_LIMIT) : Promise.resolve(null)
}

/** Fields that are not trimmed: a password may begin or end with a space. */
const VERBATIM = new Set(['password'])

/** Names and codes whose repeated or no-break spaces would hide a duplicate. */
const SINGLE_SPACED = new Set(['name', 'company_name', 'first_name', 'last_name', 'company_code'])

/**
 * Trims texts, so that a blank name counts as empty, removes NUL, which PostgreSQL can't store, and
 * breaks lines as Unix does. Other values are unchanged.
 */
function normalizeTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').replaceAll(/\r\n?/g, '\n').trim()
  if (Array.isArray(value)) return value.map(normalizeTexts)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]: [string, unknown]) => [
    key,
    VERBATIM.has(key)
      ? inner
      : SINGLE_SPACED.has(key) && typeof inner === 'string'
        ? normalizeTexts(inner.replaceAll(/\s+/g, ' '))
        : normalizeTexts(inner),
  ])
  return Object.fromEntries(entries)
}

const KIB = 1024
const JSON_LIMIT = 1024 * KIB

/**
 * Public operations with a JSON body. The others read no body before they know the caller.
 */
type AnonymousWrite = {
  [Id in OperationId]: (typeof operations)[Id] extends { roles: 'public'; body_type: 'json' }
    ? Id
    : never
}[OperationId]

/** Largest valid body in bytes, rounded up, so that strangers can't fill the memory. */
export const ANONYMOUS_JSON_LIMITS: Readonly<Record<AnonymousWrite, number>> = {
  login: 4 * KIB,
  sendPassword: 2 * KIB,
  setPassword: 4 * KIB,
  checkPasswordLink: 2 * KIB,
  signUp: 16 * KIB,
  openQuotation: 2 * KIB,
  answerQuotation: 16 * KIB,
}

const JSON_LIMITS: Readonly<Partial<Record<OperationId, number>>> = {
  ...ANONYMOUS_JSON_LIMITS,
  // 2,000 packs of 60 lengths.
  setSupplyPacks: 6 * 1024 * KIB,
}

/** Largest file in the contract plus multipart overhead; each file's own limit is checked later. */
const FILE_LIMIT = Math.max(...Object.values(maxBytes)) + 64 * KIB

/**
 * Returns the validated JSON of a request.
 * @throws Problem 400 for malformed JSON, 413 if too long, 422 with the invalid fields
 */
async function readJsonBody(
  request: Request,
  schema: v.GenericSchema,
  limit: number,
): Promise<unknown> {
  if (getMediaType(request) !== 'application/json') throw new Problem('malformed')
  const text = new TextDecoder().decode(await readLimited(request, limit))
  const parsed = v.safeParse(schema, readJson(text))
  if (!parsed.success) throw Problem.invalid(...toFieldErrors(parsed.issues, toBodyPointer))
  return parsed.output
}

type FileBody = {
  file: File
  id: string | null
  kind: v.InferOutput<typeof vAttachmentKind> | null
}

/**
 * Returns the one file of a multipart request, and the id and kind that the client chose.
 * @throws Problem 400 for a malformed form, 413 if too long, 422 without a file or with a
 * malformed id or kind
 */
async function readFileBody(request: Request): Promise<FileBody> {
  if (getMediaType(request) !== 'multipart/form-data') throw new Problem('malformed')
  const bytes = await readLimited(request, FILE_LIMIT)
  const form = await new Response(bytes, {
    headers: { 'Content-Type': request.headers.get('content-type') ?? '' },
  })
    .formData()
    .catch(() => null)
  if (!form) throw new Problem('malformed')
  const file = form.get('file')
  if (!(file instanceof File)) throw Problem.invalid({ pointer: '/file', code: 'required' })
  const id = form.get('id')
  const parsed =
    id === null ? null : v.safeParse(vUuid, typeof id === 'string' ? id.toLowerCase() : id)
  if (parsed && !parsed.success) throw Problem.invalid({ pointer: '/id', code: 'wrong_format' })
  const kind = form.get('kind')
  if (kind !== null && !v.is(vAttachmentKind, kind))
    throw Problem.invalid({ pointer: '/kind', code: 'unknown_value' })
  return { file, id: parsed?.output ?? null, kind }
}

function getMediaType(request: Request): string | undefined {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
}

/**
 * Parses JSON and normalizes its texts.
 * @throws Problem 400 if it is malformed or nested too deeply
 */
function readJson(text: string): unknown {
  try {
    return normalizeTexts(JSON.parse(text))
  } catch {
    throw new Problem('malformed')
  }
}

/** Stops reading at the limit, whatever the Content-Length. */
async function readLimited(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new Problem('too_large')
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body?.getReader()
  const readNext = () =>
    reader?.read().catch(() => {
      // The client ended the connection, which is not a failure of ours.
      throw new Problem('malformed')
    })
  for (let next = await readNext(); next && !next.done; next = await readNext()) {
    length += next.value.length
    if (length > limit) {
      await reader?.cancel()
      throw new Problem('too_large')
    }
    chunks.push(next.value)
  }
  return joinBytes(chunks)
}

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

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a cross-site write. The browser sends `Sec-Fetch-Site`; older browsers send `Origin`. A
 * caller with neither is not a browser and has only its own cookies.
 * @throws Problem 403 `cross_site`
 */
export function assertSameSite(request: Request): void {
  if (SAFE_METHODS.has(request.method)) return
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const isOwn =
    site !== null
      ? site === 'same-origin' || site === 'none'
      : origin === null || hasHost(origin, request.url)
  if (!isOwn) throw new Problem('cross_site')
}

/** Compares hosts only: behind a proxy, the request arrives by http though the page used https. */
function hasHost(origin: string, url: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host
}
