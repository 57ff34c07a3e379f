import type { Schemas, StaffCall } from '../call'
import { parseJson } from '../db/json'
import type { RecordRules } from '../documents/record-rules'
import type { MessageKey, MessageParams } from '../notifications/messages'
import { findReport, type ReportRow } from './find-report'
import { INSPECTORS, seesReport } from './scope'

type Sentence = { key: MessageKey; params: MessageParams }

/** Who reads and says what beside a kind of report. @param commented how a comment on one is told of */
export const reportRecord = (
  kind: ReportRow['kind'] & Schemas['RecordKind'],
  commented: (call: StaffCall, report: ReportRow) => Promise<Sentence>,
): RecordRules<ReportRow> => ({
  readers: INSPECTORS,
  find: (db, person, id) => findReport(db, person, kind, id),
  sees: seesReport,
  mayAttach: seesReport,
  // A photo leaves the report before its file does, so that none is handed in without what it shows.
  keeps: ({ status, written }) =>
    status === 'canceled'
      ? []
      : parseJson(written).photos.flatMap(({ attachment_id }) => attachment_id ?? []),
  told: async (call, report, speakers) => ({
    people: [
      report.inspector_id,
      ...speakers.filter((each) => seesReport(each, report)).map(({ id }) => id),
    ],
    ...(await commented(call, report)),
  }),
})
