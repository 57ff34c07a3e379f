import { useMutation } from '@tanstack/react-query'
import { auth } from '@/entities/session'
import { api, unwrap } from '@/shared/api'
import { toast } from '@/shared/lib/toast'

/** Records that the person agrees with the terms. */
export function useAgreeToTerms() {
  return useMutation({
    mutationFn: () => unwrap(api.POST('/agree_with_terms/')),
    onSuccess: () => auth.agreeToTerms(),
    onError: () => toast.failedToLoadData(),
  })
}
