import type { QueryClient } from '@tanstack/react-query'
import { meQuery } from '@/entities/session'
import type { Wanted } from '@/shared/lib/lazy-page'
import { queryOf, type RecordForm } from './record-form'

/** What a record's screen begins with: who it is, and the record where the address names one. */
export const firstCallsOf =
  (form: RecordForm) =>
  (
    queryClient: QueryClient,
    { params: { id } }: Wanted<object, { id?: string }>,
  ): Promise<unknown> =>
    Promise.all([
      form.queue?.load(queryClient),
      queryClient.query(meQuery),
      id !== undefined && queryClient.query(queryOf(form, id)),
    ])
