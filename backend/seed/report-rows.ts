import { toDocumentNumber } from '../db/document-numbers'
import { toJson } from '../db/json'
import type { NewRow } from '../db/tables'
import type { InspectedWood, StoredReportPayload } from '../db/tables/reports'
import type { Schemas } from '../call'
import { sha256 } from '../identifiers'
import type { ReportValues } from '../reports/report-config'
import { demoPhotos } from './photos'
import { createSeedId } from './seed-id'

type Status = Schemas['ReportStatus']

/** How a seeded report came to where it is. Moments are ISO 8601. */
export type Course = {
  kind: NewRow<'inspection_reports'>['kind']
  series: 'SR' | 'CR'
  year: number
  place: number
  status: Status
  inspector: string
  approver: string
  /** Why it was returned, of one that was. */
  remark: string
  begun: string
  submitted: string
  judged: string
}

/** Its number and its id. */
export function namedReport({ series, year, place }: Pick<Course, 'series' | 'year' | 'place'>) {
  const { number, key } = toDocumentNumber(series, year, place)
  return { number, key, id: createSeedId(`report ${number}`) }
}

export type ReportRows = { report: NewRow<'inspection_reports'>; activity: NewRow<'activity'>[] }

/** The rows of a report, as writing it and taking its steps would have left them. */
export function reportRows(
  course: Course,
  said: { write: StoredReportPayload; values: ReportValues; wood: InspectedWood },
): ReportRows {
  const { kind, status, inspector, approver, begun, submitted, judged } = course
  const { number, key, id } = namedReport(course)
  const remark = status === 'returned' ? course.remark : null
  const isJudged = status === 'approved' || status === 'returned'
  const steps: { from: Status; to: Status; at: string; by: string; reason: string | null }[] = [
    ...(status === 'draft'
      ? []
      : [
          {
            from: 'draft' as const,
            to: 'submitted' as const,
            at: submitted,
            by: inspector,
            reason: null,
          },
        ]),
    ...(isJudged
      ? [{ from: 'submitted' as const, to: status, at: judged, by: approver, reason: remark }]
      : []),
  ]
  const last = steps.at(-1)
  const entry = (
    position: number,
    rest: Pick<NewRow<'activity'>, 'at' | 'person_id' | 'kind' | 'changes' | 'reason'>,
  ) => ({
    ...{
      id: createSeedId(`activity ${number} ${position}`),
      record_kind: kind,
      record_id: id,
      position,
    },
    ...rest,
  })
  return {
    report: {
      ...{
        id,
        kind,
        number,
        number_key: key,
        status,
        version: 1 + steps.length,
        inspector_id: inspector,
      },
      ...{
        created_at: begun,
        created_by: inspector,
        updated_at: last?.at ?? begun,
        updated_by: last?.by ?? inspector,
      },
      submitted_at: status === 'draft' ? null : submitted,
      approved_at: status === 'approved' ? judged : null,
      approved_by: status === 'approved' ? approver : null,
      return_remark: remark,
      ...said.values,
      written: toJson<StoredReportPayload>(said.write),
      wood: status === 'draft' ? null : toJson<InspectedWood>(said.wood),
    },
    activity: [
      entry(1, {
        at: begun,
        person_id: inspector,
        kind: 'created',
        changes: toJson([]),
        reason: null,
      }),
      ...steps.map((step, i) =>
        entry(i + 2, {
          at: step.at,
          person_id: step.by,
          kind: 'transition',
          changes: toJson([{ field: 'status', line: null, from: step.from, to: step.to }]),
          reason: step.reason,
        }),
      ),
    ],
  }
}

export type PhotoRows = {
  photos: Schemas['ReportPhoto'][]
  files: NewRow<'attachments'>[]
  contents: NewRow<'attachment_contents'>[]
}

/** Photos of these kinds in a report, with their files. */
export async function photoRows(
  course: Course,
  kinds: readonly (keyof typeof demoPhotos)[],
): Promise<PhotoRows> {
  const { number, id: record_id } = namedReport(course)
  const all: PhotoRows = { photos: [], files: [], contents: [] }
  for (const kind of kinds) {
    const content = Uint8Array.from(atob(demoPhotos[kind]), (sign) => sign.charCodeAt(0))
    const id = createSeedId(`photo ${number} ${kind}`)
    const head = {
      id,
      record_kind: course.kind,
      record_id,
      name: `${kind}.jpg`,
      media_type: 'image/jpeg',
      size: content.length,
      sha256: await sha256(content),
    }
    all.files.push({ ...head, created_at: course.begun, created_by: course.inspector })
    all.contents.push({ attachment_id: id, content })
    all.photos.push({
      id: createSeedId(`taken ${number} ${kind}`),
      attachment_id: id,
      kind,
      caption: null,
    })
  }
  return all
}
