import { lazyComponent } from '@/shared/lib/lazy-component'

/** Comments, attachments and activity. Loaded when the page is idle. */
export const RecordPanel = lazyComponent(async () => (await import('./record-panel')).RecordPanel)
