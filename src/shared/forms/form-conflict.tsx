import { lazyComponent } from '@/shared/lib/lazy-component'
import type { Conflict, ConflictChoices } from './conflict'

const ConflictDialog = lazyComponent(async () => (await import('./conflict-dialog')).ConflictDialog)

interface FormConflictProps {
  /** Null while there is no conflict. */
  readonly conflict: {
    readonly conflicts: readonly Conflict[]
    resolve(choices: ConflictChoices): void
    cancel(): void
  } | null
}

/** Conflict dialog of a short form, shown while its record has conflicting versions. */
export function FormConflict({ conflict }: FormConflictProps) {
  return (
    conflict && (
      <ConflictDialog
        by={null}
        conflicts={conflict.conflicts}
        isPending={false}
        onSave={conflict.resolve}
        onClose={conflict.cancel}
      />
    )
  )
}
