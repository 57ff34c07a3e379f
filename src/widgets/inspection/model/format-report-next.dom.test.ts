import { beforeAll, expect, it } from 'vitest'
import { textSource } from '@/app/i18n'
import { startI18n } from '@/shared/i18n'
import { formatReportNext } from './format-report-next'

beforeAll(() => startI18n(textSource, 'en'))

type NextReport = Parameters<typeof formatReportNext>[0]

const formatNext = (report: Partial<NextReport>, canSubmit = false, afterApproval = 'Next: load') =>
  formatReportNext(
    {
      status: 'draft',
      inspector: { id: 'marius', name: 'Marius Balčiūnas' },
      verdict: 'pass',
      corrected_by: null,
      ...report,
    },
    canSubmit,
    afterApproval,
  )

it.each<[string, Partial<NextReport>]>([
  ['Next: Marius Balčiūnas submits the report', { status: 'draft' }],
  ['Next: Marius Balčiūnas corrects the report', { status: 'returned' }],
  ['Waiting for a purchase manager’s approval', { status: 'submitted' }],
  ['Next: load', { status: 'approved' }],
  ['Next: inspect again, this inspection failed', { status: 'approved', verdict: 'fail' }],
  [
    'Nothing left to do',
    { status: 'approved', verdict: 'fail', corrected_by: { id: 'later', number: 'SR-2026-0007' } },
  ],
])('the sentence is "%s"', (sentence, report) => {
  expect(formatNext(report)).toBe(sentence)
})

it('a draft that the user can submit has no sentence: its needs are listed', () => {
  expect(formatNext({ status: 'draft' }, true)).toBeNull()
})
