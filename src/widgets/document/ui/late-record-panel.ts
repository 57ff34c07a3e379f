import { lazyPart } from '@/shared/lib/lazy-part'

/** What is kept beside a record: comments, files and history. It comes once the page is at rest. */
export const RecordPanel = lazyPart(async () => (await import('./record-panel')).RecordPanel)
