import { lazyComponent } from '@/shared/lib/lazy-component'
import type { ConflictResolution } from './use-conflict-resolution'

const ConflictDialog = lazyComponent(async () => (await import('./conflict-dialog')).ConflictDialog)

/** Conflict dialog of a short form, shown while its record has conflicting versions. */
export function FormConflict({
  versions,
}: {
  readonly versions: Pick<ConflictResolution, 'conflicts' | 'resolve' | 'cancel'> | undefined
}) {
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
