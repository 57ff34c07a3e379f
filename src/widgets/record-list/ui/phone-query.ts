/** Matches a window in which rows are cards. Must equal the breakpoint in list-page.module.css. */
export const phoneQuery = '(max-width: 40rem)'
