import { useAuth } from '@/entities/session'
import { lazyComponent } from '@/shared/lib/lazy-component'

// Nearly everybody has agreed, and doesn't need the question's chunk.
const PrivacyQuestion = lazyComponent(
  async () => (await import('./privacy-question')).PrivacyQuestion,
)

/** Asks somebody logged in, who has not agreed to the terms, to do so. */
export function PrivacyBanner() {
  const { is_logged_in: isLoggedIn, is_terms_agreed: isAgreed } = useAuth()
  return isLoggedIn && !isAgreed ? <PrivacyQuestion /> : null
}
