/** A company that may not see full amounts is told no number above this: the backend then says one more. */
export const MAX_SHOWN_PACKS = 5

/** Whether what a person is told means more than it says: a buyer's six packs are "more than five". */
export const isLowerBound = (packs: number, role: string | null): boolean =>
  role === 'client' && packs === MAX_SHOWN_PACKS + 1
