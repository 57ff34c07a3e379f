import { lazyComponent } from '@/shared/lib/lazy-component'

/** The dialog that asks why, once somebody has to say it. */
export const LazyReasonDialog = lazyComponent(
  async () => (await import('./reason-dialog')).ReasonDialog,
)
