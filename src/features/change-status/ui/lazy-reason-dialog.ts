import { lazyComponent } from '@/shared/lib/lazy-component'

export const LazyReasonDialog = lazyComponent(
  async () => (await import('./reason-dialog')).ReasonDialog,
)
