// Names that databases of devices already have.
/** Sent reports. */
export const SENT_REPORTS_STORE = 'gone'
/** Query responses for a day without a network. */
export const QUERIES_STORE = 'answers'
