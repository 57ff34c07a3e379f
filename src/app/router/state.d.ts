import '@tanstack/history'

declare module '@tanstack/history' {
  interface HistoryState {
    /** At login: the address to return to. */
    returnUrl?: string
    /** At login: the tab in which the session ended. The other tab keeps its own return address. */
    ended?: 'here' | 'elsewhere'
    /** At home: the route that the role may not open. */
    refused?: string
    /** After another user's login in another tab: the page was opened again for that user. */
    isUserReplaced?: true
  }
}
