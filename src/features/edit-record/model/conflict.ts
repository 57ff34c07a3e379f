import type { Choices, Difference, Side } from './merge'

/** One thing that differs between two versions, in the reader's words. */
export interface Conflict extends Pick<Difference, 'id' | 'suggested' | 'isContested'> {
  /** The field, and its row where it is in one. */
  readonly field: string
  /** As the person here left it; null is nothing. */
  readonly mine: string | null
  /** As it is saved now. */
  readonly theirs: string | null
}

export const suggestedChoices = (differences: readonly Pick<Difference, 'id' | 'suggested'>[]): Choices =>
  Object.fromEntries(differences.map(({ id, suggested }) => [id, suggested]))

export const allOf = (conflicts: readonly Conflict[], side: Side): Choices =>
  Object.fromEntries(conflicts.map((conflict) => [conflict.id, side]))
