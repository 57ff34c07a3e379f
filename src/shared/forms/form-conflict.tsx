import { lazyComponent } from '@/shared/lib/lazy-component'
import type { ConflictResolution } from './use-conflict-resolution'

const ConflictDialog = lazyComponent(async () => (await import('./conflict-dialog')).ConflictDialog)

/** The choice between two versions of what a short form changes, while there is one. */
export function FormConflict({ versions }: { readonly versions: ConflictResolution | undefined }) {
  return (
    versions?.conflicts && (
      <ConflictDialog
        by={null}
        conflicts={versions.conflicts}
        isPending={false}
        onSave={versions.resolve}
        onClose={versions.cancel}
      />
    )
  )
}
