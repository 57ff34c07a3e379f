export { meQueryOptions, useMe, type Me } from './api/me-query'
export { subscribeToDraftKey } from './model/draft-key'
export { fetchProfile, profileQueryOptions, saveProfile, type OwnProfile } from './api/profile'
export { startSession } from './api/start-session'
export {
  ROUTE_ROLES,
  canOpenRoute,
  decideAccess,
  getHomePath,
  RECORD_ROUTES,
  canSeeMargins,
  type Role,
  ROLES,
  type RoutePath,
} from './model/access'
export { auth, useAuth, toSafeReturnUrl } from './model/auth'
export { ManagerContact } from './ui/manager-contact'
export { clearPersonalStorage, toPersonalKey } from './model/personal-storage'
