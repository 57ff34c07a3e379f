import { queryOptions } from '@tanstack/react-query'
import { api, recordExtrasKey, sendOnce, unwrap, unwrapBlob, type Schemas } from '@/shared/api'
import type { RecordRef } from './record-extras'

export type Paper = Schemas['Paper']
export type PaperName = Schemas['PaperName']

/** Papers that a screen shows with `?view=`. */
export type ShownPaper = Extract<
  PaperName,
  | 'order_confirmation'
  | 'quotation'
  | 'proforma_invoice'
  | 'invoice'
  | 'credit_note'
  | 'supply_order'
  | 'packing_list'
  | 'loading_instruction'
  | 'cmr'
  | 'shipping_instruction'
  | 'vgm_declaration'
  | 'cargo_report'
  | 'supply_report'
>
export type PaperMail = Schemas['PaperMail']
export type PaperItem = Schemas['PaperItem']

/** A saved record whose papers are shown. */
export type PaperRecord = RecordRef & Pick<Schemas['RecordHead'], 'version'>

/** Returns the record of a document's papers. */
export const toPaperRecord = (
  kind: PaperRecord['kind'],
  { id, version, number }: Omit<PaperRecord, 'kind'> & { readonly number: string },
): PaperRecord & { readonly number: string } => ({ kind, id, version, number })

/** Version of a paper; by default the latest, for the first client. */
export interface PaperChoice {
  readonly paper: ShownPaper
  readonly revision?: number | undefined
  readonly client?: string | undefined
  /** Id of a paper as it was sent. */
  readonly sent?: string | undefined
}

const createPapersKey = (record: PaperRecord) =>
  [...recordExtrasKey(record), 'papers', record.version] as const

const toParams = ({ kind, id }: PaperRecord, { paper, revision, client, sent }: PaperChoice) => ({
  path: { kind, id, paper },
  query: {
    ...(revision !== undefined && { revision }),
    ...(client !== undefined && { client_id: client }),
    ...(sent !== undefined && { sent_id: sent }),
  },
})

/** Papers of a record that the user can read now, with all issued revisions. */
export const papersQueryOptions = (record: PaperRecord) =>
  queryOptions({
    queryKey: createPapersKey(record),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/records/{kind}/{id}/papers/', {
          params: { path: { kind: record.kind, id: record.id } },
          signal,
        }),
      ),
  })

/** Content of a paper. */
export const paperQueryOptions = (record: PaperRecord, choice: PaperChoice) =>
  queryOptions({
    queryKey: [...createPapersKey(record), choice] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/records/{kind}/{id}/papers/{paper}/', {
          params: toParams(record, choice),
          signal,
        }),
      ),
  })

/** Suggested email that sends a paper; loaded anew for each dialog. */
export const paperMailQueryOptions = (record: PaperRecord, choice: PaperChoice) =>
  queryOptions({
    queryKey: [...createPapersKey(record), 'mail', choice] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/records/{kind}/{id}/papers/{paper}/mail/', {
          params: toParams(record, choice),
          signal,
        }),
      ),
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })

/** Sends a paper by email, once if repeated after a lost answer. */
export async function sendPaper(
  { kind, id }: PaperRecord,
  paper: PaperName,
  body: Schemas['PaperMailWrite'],
): Promise<void> {
  await sendOnce(['sendPaper', kind, id, paper, body], (key) =>
    unwrap(
      api.POST('/records/{kind}/{id}/papers/{paper}/send/', {
        params: { path: { kind, id, paper }, header: { 'Idempotency-Key': key } },
        body,
      }),
    ),
  )
}

/** Downloads a paper as a PDF, named by the backend. */
export async function downloadPaper(
  record: PaperRecord,
  choice: PaperChoice,
): Promise<{ content: Blob; name: string }> {
  const call = api.GET('/records/{kind}/{id}/papers/{paper}/pdf/', {
    params: toParams(record, choice),
    parseAs: 'blob',
  })
  const content = await unwrapBlob(call)
  const disposition = (await call).response.headers.get('Content-Disposition') ?? ''
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? `${choice.paper}.pdf`
  return { content, name }
}
