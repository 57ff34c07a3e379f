import { lazyComponent } from '@/shared/lib/lazy-component'
import type { SendPaperDialogProps } from './send-paper-dialog'

export const SendPaperDialog = lazyComponent<SendPaperDialogProps>(
  async () => (await import('./send-paper-dialog')).SendPaperDialog,
)
