/** Parent key of all cover queries: one allocation changes several documents. */
export const coverKey = ['cover'] as const
