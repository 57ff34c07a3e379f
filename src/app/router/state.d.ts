import '@tanstack/history'
import '@tanstack/react-router'

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

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The route is guarded, but its screen comes later. */
    isComing?: true
  }
}
