import { OutboxNotice } from '@/features/outbox'
import { lazyNotices } from '../layout/lazy-notices'

/** Renders the outbox notices, which the application loads after the first page. */
export function renderOutbox(): void {
  lazyNotices.show(<OutboxNotice />)
}
