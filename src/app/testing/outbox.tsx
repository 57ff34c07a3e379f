import { OutboxNotice } from '@/features/outbox'
import { lazyNotices } from '../layout/lazy-notices'

/** Shows what waits on the device above the next screens, as after the first page is at rest. */
export function renderOutbox(): void {
  lazyNotices.show(<OutboxNotice />)
}
