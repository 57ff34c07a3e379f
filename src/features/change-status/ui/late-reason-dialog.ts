import { lazyPart } from '@/shared/lib/lazy-part'

/** The dialog that asks why, once somebody has to say it. */
export const ReasonDialog = lazyPart(async () => (await import('./reason-dialog')).ReasonDialog)
