export { meQueryOptions, useMe, type Me } from './api/me-query'
export { subscribeToDraftKey } from './model/draft-key'
export { startSession } from './api/start-session'
export {
  access,
  type AccessDecision,
  canOpenRoute,
  decideAccess,
  getHomePath,
  recordRoutes,
  canSeeMargins,
  type Role,
  roles,
  type RoutePath,
} from './model/access'
export { auth, useAuth, type Auth, toSafeReturnUrl } from './model/auth'
export { clearPersonalStorage, toPersonalKey } from './model/personal-storage'
