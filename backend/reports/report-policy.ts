import type { Schemas, StaffCall } from '../call'
import { parseJson } from '../db/json'
import type { RecordPolicy } from '../documents/record-policy'
import type { MessageKey, MessageParams } from '../notifications/format-message'
import { findReport, type ReportRow } from './find-report'
import { INSPECTOR_ROLES, canSeeReport } from './permissions'

type MessageContent = { key: MessageKey; params: MessageParams }

/**
 * Creates the policy for comments, files and history of a report kind.
 * @param commented returns the message of a comment
 */
export const createReportPolicy = (
  kind: ReportRow['kind'] & Schemas['RecordKind'],
  commented: (call: StaffCall, report: ReportRow) => Promise<MessageContent>,
): RecordPolicy<ReportRow> => ({
  readerRoles: INSPECTOR_ROLES,
  find: (db, person, id) => findReport(db, person, kind, id),
  canSee: canSeeReport,
  canAttach: canSeeReport,
  // A photo has to be removed from the report before its file.
  getProtectedFileIds: ({ status, written }) =>
    status === 'canceled'
      ? []
      : parseJson(written).photos.flatMap(({ attachment_id }) => attachment_id ?? []),
  commentRecipients: async (call, report, commenters) => ({
    people: [
      report.inspector_id,
      ...commenters.filter((each) => canSeeReport(each, report)).map(({ id }) => id),
    ],
    ...(await commented(call, report)),
  }),
})
