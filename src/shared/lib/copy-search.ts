/** Search of the route of a new record. */
interface CopySearch {
  /** Id of the record that the new one copies. */
  readonly from?: string
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Parses `?from=`; drops anything but an id. */
export const parseCopySearch = ({ from }: Record<string, unknown>): CopySearch =>
  typeof from === 'string' && uuid.test(from) ? { from } : {}
