export { meQueryOptions, useMe, type Me } from './api/me-query'
export {
  access,
  type AccessDecision,
  canOpenRoute,
  decideAccess,
  getHomePath,
  recordRoutes,
  recordsPayments,
  type Role,
  roles,
  type RoutePath,
} from './model/access'
export { auth, useAuth, type Auth, toSafeReturnUrl } from './model/auth'
