import type { EditVersions } from '@/features/edit-record'
import type { Schemas } from '@/shared/api'
import { vReportStatus, vReportVerdict } from '@contract/validators'
import { toFieldName, getFieldLabel } from '@/shared/forms'
import { i18n, type Format } from '@/shared/i18n'
import type { ActivityTextsConfig } from '@/widgets/document/@x/inspection'

type FormatLoggedValue = NonNullable<ActivityTextsConfig['value']>

/**
 * Creates the activity texts of a kind of report.
 * @param texts namespace of the page's texts, with the names of its checks
 * @param formatOwnValue formats the fields that only this kind has; undefined for others
 */
export const createReportActivityTexts = (
  texts: ActivityTextsConfig['texts'],
  formatOwnValue: FormatLoggedValue,
): ActivityTextsConfig => ({
  texts,
  status: formatReportStatus,
  value: (field, text, format) =>
    formatOwnValue(field, text, format) ?? formatReportValue(texts, field, text, format),
})

/** Formats a logged status. */
function formatReportStatus(text: string): string {
  const known = vReportStatus.options.find((status) => status === text)
  return known ? i18n.t(`entities/inspection:status.${known}`) : text
}

/** Formats a logged value; undefined for a field that only one kind of report has. */
function formatReportValue(
  texts: string,
  field: string,
  text: string,
  format: Format,
): string | undefined {
  switch (field) {
    case 'inspected_on':
      return format.date(text)
    case 'verdict': {
      const known = vReportVerdict.options.find((option) => option === text)
      return known && i18n.t(`entities/inspection:verdict.${known}`)
    }
    case 'photos':
      return formatPhotoCount(text.split('; ').length)
    case 'scanned_packs':
      return formatScanCount(text.split('; ').length)
    case 'checks':
      return formatLoggedChecks(texts, text)
    default:
      return undefined
  }
}

export const formatPhotoCount = (count: number): string =>
  i18n.t('widgets/inspection:photos.count', { count })

export const formatScanCount = (count: number): string =>
  i18n.t('widgets/inspection:scans.count', { count })

interface ReportScans {
  readonly scanned_packs: readonly Pick<Schemas['ScannedPack'], 'id' | 'text'>[]
}

/** Formats the scanned packs that the server does not have; null if none. */
function formatScanEdit({ mine, theirs }: EditVersions<ReportScans>): string | null {
  const ids = new Set(theirs.scanned_packs.map(({ id }) => id))
  return (
    mine.scanned_packs
      .filter(({ id }) => !ids.has(id))
      .map(({ text }) => text)
      .join(', ') || null
  )
}

type Photo = Schemas['ReportPhoto']

interface ReportPhotos {
  readonly photos: readonly Photo[]
}

/** Formats the photos that the server does not have and those that were removed; null if none. */
export function formatPhotoEdit({ base, mine, theirs }: EditVersions<ReportPhotos>): string | null {
  const sentIds = new Set(
    theirs.photos.filter(({ attachment_id }) => attachment_id !== null).map(({ id }) => id),
  )
  const ids = new Set(mine.photos.map(({ id }) => id))
  const unsent = mine.photos.filter(
    ({ id, attachment_id }) => attachment_id === null && !sentIds.has(id),
  )
  const removed = base.photos.filter(({ id }) => !ids.has(id))
  const texts = [formatPhotos('not_sent', unsent), formatPhotos('removed', removed)]
  return texts.filter(Boolean).join('; ') || null
}

/** Edit formatters for lists; the usual formatters of these fields give only a total. */
export const reportEditFormatters = {
  lines: () => null,
  scanned_packs: formatScanEdit,
  photos: formatPhotoEdit,
}

const formatPhotos = (state: 'not_sent' | 'removed', photos: readonly Photo[]): string | null =>
  photos.length === 0
    ? null
    : i18n.t(`widgets/inspection:photos.${state}`, {
        count: photos.length,
        kinds: [...new Set(photos.map(({ kind }) => kind))]
          .map((kind) => i18n.t(`entities/inspection:photo.${kind}`))
          .join(', '),
      })

/** Formats logged checks, such as `pack_marks ok; strapping defect Two straps are loose.` */
const formatLoggedChecks = (texts: string, text: string): string =>
  text
    .split('; ')
    .map((part) => {
      const [name = '', state = '', ...remark] = part.split(' ')
      return [formatCheckName(texts, name), formatCheckState(state), ...remark]
        .filter(Boolean)
        .join(' ')
    })
    .join('; ')

function formatCheckState(state: string): string {
  const key = `entities/inspection:check.${state}`
  return i18n.exists(key) ? i18n.t(key as 'entities/inspection:check.ok') : state
}

const formatCheckName = (texts: string, name: string): string =>
  getFieldLabel(texts, `checks.${name}`)

/** Formats each check with its state, in the form's order. */
export const formatCheckStates = (
  texts: string,
  checks: Readonly<Record<string, { readonly state: string | null }>>,
): string =>
  Object.entries(checks)
    .map(
      ([name, { state }]) =>
        `${formatCheckName(texts, name)} ${state ? formatCheckState(state) : '–'}`,
    )
    .join(', ')

interface CommonNeed {
  readonly code: string
  readonly pointer?: string
  readonly params?: Readonly<Record<string, string>>
}

/** Formats a missing precondition that all reports share as a task; undefined for others. */
export function formatReportNeed(
  texts: string,
  { code, pointer = '', params }: CommonNeed,
): string | undefined {
  switch (code) {
    case 'photo':
      return i18n.t('widgets/inspection:needs.code.photo', {
        kind: i18n.t(`entities/inspection:photo.${params?.kind as 'other'}`),
      })
    case 'check':
    case 'check_remark':
      return i18n.t(`widgets/inspection:needs.code.${code}`, {
        what: getFieldLabel(texts, toFieldName(pointer).replace(/\.\w+$/, '')),
      })
    case 'inspected_on':
    case 'place':
    case 'photo_sent':
    case 'verdict':
    case 'remarks':
      return i18n.t(`widgets/inspection:needs.code.${code}`)
    default:
      return undefined
  }
}
