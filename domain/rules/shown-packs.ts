/** Above this number of free packs, a client without full amounts sees only that there are more. */
export const MAX_SHOWN_PACKS = 5
