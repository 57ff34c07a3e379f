import { OutboxNotice } from '@/features/outbox'
import { loadPageTexts } from '@/shared/i18n'
import { lateNotices } from '../layout/late-notices'

/** Shows what waits on the device above the next screens, as after the first page is at rest. */
export async function showOutbox(): Promise<void> {
  await loadPageTexts('features/outbox')
  lateNotices.show(<OutboxNotice />)
}
