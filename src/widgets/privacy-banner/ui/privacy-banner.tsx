import { useAuth } from '@/entities/session'
import { lazyPart } from '@/shared/lib/lazy-part'

// Whoever has agreed, which is everybody from the second day on, does not wait for the question's chunk.
const PrivacyQuestion = lazyPart(async () => (await import('./privacy-question')).PrivacyQuestion)

/** Asks somebody logged in, who has not agreed to the terms, to do so. */
export function PrivacyBanner() {
  const { is_logged_in: isLoggedIn, is_terms_agreed: isAgreed } = useAuth()
  return isLoggedIn && !isAgreed ? <PrivacyQuestion /> : null
}
