export type Side = 'mine' | 'theirs'

/** Chosen side by conflict id. */
export type ConflictChoices = Readonly<Record<string, Side>>

/** A field that differs between two versions, formatted for display. */
export interface Conflict {
  readonly id: string
  /** Label of the field, with its row if it is in a list. */
  readonly field: string
  /** Local value; null if empty. */
  readonly mine: string | null
  /** Saved value; null if empty. */
  readonly theirs: string | null
  /** The side that changed the field; `mine` if both did. */
  readonly suggested: Side
  /** True if both sides changed it to different values. */
  readonly isContested: boolean
}

/** A difference of a newer version that the form cannot edit, formatted for display. */
export interface OtherChange {
  readonly field: string
  /** Value when the form was opened; null if empty. */
  readonly before: string | null
  /** Saved value; null if empty. */
  readonly now: string | null
}

/** User who saved the newer version. */
export interface ConflictAuthor {
  readonly name: string
  /** True if it is the current user, in another tab or window. */
  readonly isOwn: boolean
}

export const getSuggestedChoices = (
  differences: readonly Pick<Conflict, 'id' | 'suggested'>[],
): ConflictChoices => Object.fromEntries(differences.map(({ id, suggested }) => [id, suggested]))

export const chooseSideForAll = (conflicts: readonly Conflict[], side: Side): ConflictChoices =>
  Object.fromEntries(conflicts.map((conflict) => [conflict.id, side]))
