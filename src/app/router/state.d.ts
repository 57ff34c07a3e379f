import '@tanstack/history'

declare module '@tanstack/history' {
  interface HistoryState {
    /** At login: where the person wanted to go. */
    returnUrl?: string
    /**
     * At login: the session ended in this tab or in another one. The way back is then kept for this tab alone, because the other tab has
     * its own.
     */
    ended?: 'here' | 'elsewhere'
    /** At a home: the route that the role may not open. */
    refused?: string
  }
}
