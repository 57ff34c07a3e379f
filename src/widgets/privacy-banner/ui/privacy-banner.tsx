import { useAuth } from '@/entities/session'
import { lazyComponent } from '@/shared/lib/lazy-component'

// Most users have agreed, and do not need this chunk.
const PrivacyQuestion = lazyComponent(
  async () => (await import('./privacy-question')).PrivacyQuestion,
)

/** Asks a logged-in user to agree to the terms. */
export function PrivacyBanner() {
  const { is_logged_in: isLoggedIn, is_terms_agreed: isAgreed } = useAuth()
  return isLoggedIn && !isAgreed ? <PrivacyQuestion /> : null
}
