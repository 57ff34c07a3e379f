import { lazyComponent } from '@/shared/lib/lazy-component'
import type { PaperViewProps } from './paper-view'

export const PaperView = lazyComponent<PaperViewProps>(
  async () => (await import('./paper-view')).PaperView,
)
