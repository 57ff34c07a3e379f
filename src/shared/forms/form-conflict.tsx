import { lazyPart } from '@/shared/lib/lazy-part'
import type { Versions } from './use-versions'

const ConflictDialog = lazyPart(async () => (await import('./conflict-dialog')).ConflictDialog)

/** The choice between two versions of what a short form changes, while there is one. */
export function FormConflict({ versions }: { readonly versions: Versions | undefined }) {
  return (
    versions?.conflicts && (
      <ConflictDialog
        by={null}
        conflicts={versions.conflicts}
        isPending={false}
        onSave={versions.resolve}
        onClose={versions.leave}
      />
    )
  )
}
