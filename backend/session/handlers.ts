import type { Handlers } from '../call'
import { listOutbox } from '../mails/list-outbox'
import { sendPassword } from '../passwords/send-password'
import { setPassword } from '../passwords/set-password'
import { listDemoPeople } from './demo-people'
import { login } from './login'
import { logout } from './logout'
import { agreeWithTerms, getMe } from './me'
import { refreshSession } from './refresh'

export const sessionHandlers = {
  login,
  refreshSession,
  logout,
  agreeWithTerms,
  getMe,
  listDemoPeople,
  sendPassword,
  setPassword,
  listOutbox,
} satisfies Partial<Handlers>
