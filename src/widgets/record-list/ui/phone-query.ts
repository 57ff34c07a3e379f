/** Matches a window in which rows are cards. Must equal the breakpoint in list-page.module.css. */
export const PHONE_QUERY = '(max-width: 40rem)'
