import { useQueryClient } from '@tanstack/react-query'
import { fetchProfile, profileQueryOptions, saveProfile, useAuth } from '@/entities/session'
import { formatProblem } from '@/shared/api'
import { switchLanguage, type Language } from '@/shared/i18n'
import { toast } from '@/shared/ui'

/** Returns a function that switches the language, and saves it for a logged-in user's emails. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const queryClient = useQueryClient()
  const { is_logged_in } = useAuth()
  return async (language) => {
    await switchLanguage(language)
    if (!is_logged_in) return
    try {
      const { first_name, last_name, phone, country, ...profile } = await fetchProfile()
      if (profile.language === language) return
      const write = { first_name, last_name, phone, country, language }
      const saved = await saveProfile(profile.version, write)
      queryClient.setQueryData(profileQueryOptions.queryKey, saved)
    } catch (error) {
      toast.error(formatProblem(error))
    }
  }
}
