import { useLocation } from '@tanstack/react-router'

/** The secret of the link that led here; empty without one. */
export function useLinkToken(): string {
  const { search } = useLocation()
  return 'token' in search && typeof search.token === 'string' ? search.token : ''
}
