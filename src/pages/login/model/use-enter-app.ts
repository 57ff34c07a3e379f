import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { toSafeReturnUrl, auth, getHomePath, type Role } from '@/entities/session'

/** Remembers where the person wanted to go, and leads there, or home, once they are in. */
export function useEnterApp(): (role: Role) => void {
  const { returnUrl, ended } = useLocation().state
  const isForThisTab = ended === 'elsewhere'
  const navigate = useNavigate()

  useEffect(() => {
    if (returnUrl !== undefined && !isForThisTab) auth.rememberReturnUrl(returnUrl)
  }, [returnUrl, isForThisTab])

  return (role) => {
    const remembered = auth.takeReturnUrl()
    const wanted = isForThisTab ? toSafeReturnUrl(returnUrl) : remembered
    void navigate({ href: wanted ?? getHomePath(role), replace: true })
  }
}
