import { noop } from '@tanstack/react-query'
import { meQueryOptions } from '@/entities/session'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import { recordQueryOptions, type RecordFormConfig } from './record-form-config'

/** Creates a route loader that starts the queries of a record's screen. */
export const recordLoader =
  (form: RecordFormConfig) =>
  ({ context: { queryClient }, params: { id } }: LoaderArgs<object, { id?: string }>): void => {
    form.queue?.load(queryClient).catch(noop)
    queryClient.query(meQueryOptions).catch(noop)
    if (id !== undefined) queryClient.query(recordQueryOptions(form, id)).catch(noop)
  }
