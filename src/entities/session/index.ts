export { meQueryOptions, useMe, type Me } from './api/me-query'
export {
  access,
  getHomePath,
  canOpenRoute,
  recordRoutes,
  type RoutePath,
  roles,
  type Role,
} from './model/access'
export { auth, useAuth, type Auth, toSafeReturnUrl } from './model/auth'
export { decideAccess, type AccessDecision } from './model/guard'
