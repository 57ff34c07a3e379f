import { OutboxNotice } from '@/features/outbox'
import { lateNotices } from '../layout/late-notices'

/** Shows what waits on the device above the next screens, as after the first page is at rest. */
export function showOutbox(): void {
  lateNotices.show(<OutboxNotice />)
}
