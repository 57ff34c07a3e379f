import { Problem } from '../problems/problem'

/**
 * Refuses a change that was made on another version than the record's present one.
 * @throws Problem 412 with the present version
 */
export function assertVersion(given: number, current: number): void {
  if (given !== current) throw Problem.stale(current)
}
