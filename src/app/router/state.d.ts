import '@tanstack/history'
import '@tanstack/react-router'

declare module '@tanstack/history' {
  interface HistoryState {
    /** At login: where the person wanted to go. */
    returnUrl?: string
    /** At login: the session ended, lost in this tab, or ended in another. Then the way back is this tab's alone: the other has its own. */
    ended?: 'here' | 'elsewhere'
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
