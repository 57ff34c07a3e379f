import type { Handlers } from '../call'
import { listDemoPeople } from './demo-people'
import { login } from './login'
import { logout } from './logout'
import { agreeWithTerms, getMe } from './me'
import { refreshSession } from './refresh'

export const sessionHandlers = { login, refreshSession, logout, agreeWithTerms, getMe, listDemoPeople } satisfies Partial<Handlers>
