export {
  endPersonSession,
  type Login,
  loginListQueries,
  type LoginSearch,
  ownLoginsQueryOptions,
  personLoginsQueryOptions,
  personSessionsQueryOptions,
  refreshLogins,
} from './api/logins'
export { formatDevice } from './model/format-device'
export { LoginOutcomeStatus } from './ui/login-outcome-status'
export { LoginTimeline } from './ui/login-timeline'
export { SessionList } from './ui/session-list'
export { SlowedLogins } from './ui/slowed-logins'
