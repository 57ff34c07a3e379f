import type { Schemas, PersonCall } from '../call'
import { parseJson } from '../db/rows'
import type { RecordPolicy } from '../records/record-policy'
import type { MessageKey, MessageParams } from '../notifications/format-message'
import { requireReport, type ReportRow } from './queries'
import { INSPECTOR_ROLES, canSeeReport } from './permissions'
import { joinWords } from '../documents/terms'

type MessageContent = { key: MessageKey; params: MessageParams }

/**
 * Creates the policy for comments, files and history of a report kind.
 * @param commented returns the message of a comment
 */
export const createReportPolicy = (
  kind: ReportRow['kind'] & Schemas['RecordKind'],
  commented: (call: PersonCall, report: ReportRow) => Promise<MessageContent>,
): RecordPolicy<ReportRow> => ({
  readerRoles: INSPECTOR_ROLES,
  requireRecord: (db, person, id) => requireReport(db, person, kind, id),
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

/** Formats report fields for the log, in the words of the contract. */
export const formatLoggedChecks = (checks: Readonly<Record<string, Schemas['Check']>>): string =>
  Object.entries(checks)
    .map(([name, { state, remark }]) => joinWords(name, state, remark))
    .join('; ')

export const formatLoggedPhotos = ({
  photos,
}: {
  photos: readonly Schemas['ReportPhoto'][]
}): string | null => photos.map(({ kind, caption }) => joinWords(kind, caption)).join('; ') || null

export const formatLoggedPlace = ({
  coordinates,
}: {
  coordinates: Schemas['Coordinates'] | null
}): string | null => coordinates && joinWords(coordinates.latitude, coordinates.longitude)
