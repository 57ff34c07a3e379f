import { useTransition } from 'react'
import { auth } from '@/entities/session'
import { api, unwrap } from '@/shared/api'
import { toast } from '@/shared/ui'

/** Records that the user agrees to the terms. */
export function useAgreeToTerms() {
  const [isPending, startTransition] = useTransition()

  const agree = () =>
    startTransition(async () => {
      try {
        await unwrap(api.POST('/agree_with_terms/'))
        auth.agreeToTerms()
      } catch {
        toast.failedToLoadData()
      }
    })

  return { agree, isPending }
}
