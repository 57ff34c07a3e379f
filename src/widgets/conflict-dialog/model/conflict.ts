export type Side = 'mine' | 'theirs'

/** One thing that differs between two versions, in the reader's words. */
export interface Conflict {
  readonly id: string
  /** The field, and its line where it is in one. */
  readonly field: string
  /** As the person here left it; null is nothing. */
  readonly mine: string | null
  /** As it is saved now. */
  readonly theirs: string | null
  /** What is chosen at first: the side that changed it, or one's own where both did. */
  readonly suggested: Side
  /** Both changed it, each in their own way. */
  readonly isContested: boolean
}

/** Which side was chosen, by the conflict's id. */
export type Choices = Readonly<Record<string, Side>>

export const suggestedChoices = (conflicts: readonly Conflict[]): Choices =>
  Object.fromEntries(conflicts.map((conflict) => [conflict.id, conflict.suggested]))

export const allOf = (conflicts: readonly Conflict[], side: Side): Choices =>
  Object.fromEntries(conflicts.map((conflict) => [conflict.id, side]))
