import { afterEach } from 'vitest'
import { i18n, switchLanguage } from '@/shared/i18n'

// Files share the loaded application, so a test's language would be that of the next one.
afterEach(async () => {
  if (!i18n.isInitialized || i18n.language === 'en') return
  await switchLanguage('en')
  localStorage.removeItem('language')
  localStorage.removeItem('language_unchosen')
})
