import type { QueryClient } from '@tanstack/react-query'
import { followLanguage } from '@/shared/i18n'
import { forgetDraftKeys } from '@/shared/lib/draft'
import { auth } from '../model/auth'
import { clearPersonalStorage } from '../model/personal-storage'
import { meQueryOptions, type Me } from './me-query'

/**
 * Stores the session of a user who has logged in, and clears the previous user's data. Switches to
 * the user's language unless one was chosen in this browser.
 */
export function startSession(queryClient: QueryClient, me: Me): void {
  queryClient.clear()
  forgetDraftKeys()
  clearPersonalStorage(me.id)
  queryClient.setQueryData(meQueryOptions.queryKey, me)
  void followLanguage(me.language)
  auth.logIn(me.role, me.is_terms_agreed)
}
