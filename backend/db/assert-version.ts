import { Problem } from '../problems/problem'

/**
 * Checks that a change is based on the record's current version.
 * @throws Problem 412 with the current version
 */
export function assertVersion(given: number, current: number): void {
  if (given !== current) throw Problem.stale(current)
}
