import type { Schemas } from '../call'
import type { Db } from '../db/tables'

export type ProblemCode = Schemas['ProblemCode']
export type FieldError = Schemas['FieldError']
export type Need = Schemas['Need']
type ServerPart = Schemas['ServerPart']

const STATUS: Record<ProblemCode, number> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  cross_site: 403,
  not_found: 404,
  not_allowed_now: 409,
  paper_not_valid: 409,
  paper_changed: 409,
  company_blocked: 409,
  needs_missing: 409,
  idempotency_key_reused: 409,
  stale: 412,
  too_large: 413,
  unsupported_file: 415,
  validation: 422,
  version_required: 428,
  too_many_attempts: 429,
  internal: 500,
  busy: 503,
  unavailable: 503,
}

/** Seconds that a database restart takes. */
const RETRY_AFTER_SECONDS = 5

type Details = {
  errors?: FieldError[]
  missing?: Need[]
  current_version?: number
  record_id?: string
  unready?: ServerPart[]
  retryAfter?: number
}

type AfterRollback = (host: { db: Db }) => Promise<void>

/** An error response (RFC 9457). Thrown anywhere below the pipeline, which translates it. */
export class Problem extends Error {
  readonly status: number
  /** Work of a new transaction, after the failed one was rolled back. */
  #afterwards: AfterRollback | null = null

  constructor(
    readonly code: ProblemCode,
    readonly details: Details = {},
  ) {
    super(code)
    this.name = 'Problem'
    this.status = STATUS[code]
  }

  /** Adds work that follows the rollback, such as a notification of the failure. */
  andThen(work: AfterRollback): this {
    this.#afterwards = work
    return this
  }

  get afterRollback(): AfterRollback | null {
    return this.#afterwards
  }

  /** 422: these fields are invalid. */
  static invalid(...errors: FieldError[]): Problem {
    return new Problem('validation', { errors })
  }

  /** 412: the record has changed. */
  static stale(currentVersion: number): Problem {
    return new Problem('stale', { current_version: currentVersion })
  }

  /** 409: the key was used before, for a request that saved this record, if any. */
  static keyReused(recordId: string | null): Problem {
    return new Problem('idempotency_key_reused', recordId === null ? {} : { record_id: recordId })
  }

  /** 409: needs of the step are missing. */
  static missing(...needs: Need[]): Problem {
    return new Problem('needs_missing', { missing: needs })
  }

  /** 429 with the seconds to wait. */
  static tooManyAttempts(retryAfter: number): Problem {
    return new Problem('too_many_attempts', { retryAfter })
  }

  /** 503 with the seconds until there is capacity. */
  static busy(retryAfter: number): Problem {
    return new Problem('busy', { retryAfter })
  }

  /** 503: the database is unavailable or too slow. */
  static unavailable(): Problem {
    return new Problem('unavailable', { retryAfter: RETRY_AFTER_SECONDS })
  }

  /** 503: these parts of the server are not ready. */
  static unready(...unready: ServerPart[]): Problem {
    return new Problem('unavailable', { unready, retryAfter: RETRY_AFTER_SECONDS })
  }
}

/**
 * Creates the error of a query without a result: `executeTakeFirstOrThrow(createNotFoundProblem)`.
 */
export const createNotFoundProblem = (): Problem => new Problem('not_found')
