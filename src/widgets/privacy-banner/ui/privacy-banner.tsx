import { useAuth } from '@/entities/session'
import { lazyPart } from '@/shared/lib/lazy-part'

// Nearly everybody has agreed, and doesn't need the question's chunk.
const PrivacyQuestion = lazyPart(async () => (await import('./privacy-question')).PrivacyQuestion)

/** Asks somebody logged in, who has not agreed to the terms, to do so. */
export function PrivacyBanner() {
  const { is_logged_in: isLoggedIn, is_terms_agreed: isAgreed } = useAuth()
  return isLoggedIn && !isAgreed ? <PrivacyQuestion /> : null
}
