import type { Handlers } from '../call'
import { changePassword } from './change-password'
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions'
import { getProfile, updateProfile } from './profile'

export const profileHandlers = {
  getProfile,
  updateProfile,
  changePassword,
  listOwnSessions,
  endOtherSessions,
  endOwnSession,
} satisfies Partial<Handlers>
