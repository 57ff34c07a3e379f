// Names of IndexedDB stores. Databases on devices contain them, so they do not change.

/** Sent reports. */
export const SENT_REPORTS_STORE = 'gone'
/** Query responses for a day without a network. */
export const QUERIES_STORE = 'answers'
