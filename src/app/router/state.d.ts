import '@tanstack/history'
import '@tanstack/react-router'

declare module '@tanstack/history' {
  interface HistoryState {
    /** At login: where the person wanted to go. */
    returnUrl?: string
    /** At login: another tab logged out, so the way back is not for the session that is stored. */
    isForThisTab?: true
    /** At a home: the route that the role may not open. */
    refused?: string
  }
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The route is guarded, but its screen comes later; the menu leaves it out. */
    isComing?: true
  }
}
