import type { Schemas } from '@/shared/api'

/** Search parameters of an address that shows a paper instead of its document. */
export interface PaperSearch<Name extends Schemas['PaperName'] = Schemas['PaperName']> {
  readonly view?: Name
  /** The valid one if omitted; without `view`, the document's revision. */
  readonly revision?: number
  /** Id of the client whose paper it is; the first client of the load if omitted. */
  readonly client?: string
  /** Id of a paper as it was sent; as it is now if omitted. */
  readonly sent?: string
}

/**
 * Creates the parser of `?view=` for a page with these papers.
 * @param formerNames former names of papers, which saved addresses may contain
 */
export const createPaperSearchParser =
  <Name extends Schemas['PaperName']>(
    names: readonly Name[],
    formerNames: Readonly<Record<string, Name>> = {},
  ) =>
  ({ view, revision, client, sent }: Record<string, unknown>): PaperSearch<Name> => {
    // The revision is text in an address, and a number in a link of the application.
    const number = Number(revision)
    const name = names.find((known) => known === view) ?? formerNames[String(view)]
    return {
      ...(name !== undefined && { view: name }),
      ...(Number.isInteger(number) && number > 0 && { revision: number }),
      ...(typeof client === 'string' && { client }),
      ...(typeof sent === 'string' && { sent }),
    }
  }

/** Search of the route of a new record. */
interface CopySearch {
  /** Id of the record that the new one copies. */
  readonly from?: string
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Parses `?from=`; drops anything but an id. */
export const parseCopySearch = ({ from }: Record<string, unknown>): CopySearch =>
  typeof from === 'string' && UUID.test(from) ? { from } : {}
