import { lazyComponent } from '@/shared/lib/lazy-component'

export const AddressDialog = lazyComponent(
  async () => (await import('./address-dialog')).AddressDialog,
)
