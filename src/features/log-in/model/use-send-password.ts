import { useMutation } from '@tanstack/react-query'
import { api, unwrap } from '@/shared/api'

/** Asks for a link to set a password; the answer is the same whether somebody has the address. */
export const useSendPassword = () =>
  useMutation({
    mutationFn: (email: string) => unwrap(api.POST('/send_password/', { body: { email } })),
  })
