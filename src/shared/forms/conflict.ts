export type Side = 'mine' | 'theirs'

/** Which side was chosen, by the difference's id. */
export type ConflictChoices = Readonly<Record<string, Side>>

/** One thing that differs between two versions, in the reader's words. */
export interface Conflict {
  readonly id: string
  /** The field, and its row where it is in one. */
  readonly field: string
  /** As the person here left it; null is nothing. */
  readonly mine: string | null
  /** As it is saved now. */
  readonly theirs: string | null
  /** The side that changed it, or one's own where both did. */
  readonly suggested: Side
  /** Both changed it, each in their own way. */
  readonly isContested: boolean
}

export const suggestedChoices = (
  differences: readonly Pick<Conflict, 'id' | 'suggested'>[],
): ConflictChoices => Object.fromEntries(differences.map(({ id, suggested }) => [id, suggested]))

export const chooseSideForAll = (conflicts: readonly Conflict[], side: Side): ConflictChoices =>
  Object.fromEntries(conflicts.map((conflict) => [conflict.id, side]))
