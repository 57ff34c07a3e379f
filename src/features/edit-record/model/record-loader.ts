import { noop } from '@tanstack/react-query'
import { meQuery } from '@/entities/session'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import { queryOf, type RecordForm } from './record-form'

/** Creates a loader that starts the queries of a record's screen: the user, and the record unless it is new. */
export const recordLoader =
  (form: RecordForm) =>
  ({ context: { queryClient }, params: { id } }: LoaderArgs<object, { id?: string }>): void => {
    form.queue?.load(queryClient).catch(noop)
    queryClient.query(meQuery).catch(noop)
    if (id !== undefined) queryClient.query(queryOf(form, id)).catch(noop)
  }
