import { lazyComponent } from '@/shared/lib/lazy-component'

/** What is kept beside a record: comments, files and history. It comes once the page is at rest. */
export const RecordPanel = lazyComponent(async () => (await import('./record-panel')).RecordPanel)
