import { queryOptions } from '@tanstack/react-query'
import { inspectableQuery, transitionSupplyReport, type SupplyReport, type SupplyReportWrite } from '@/entities/inspection'
import type { StepsOf } from '@/features/change-status'
import { i18n } from '@/shared/i18n'
import { lackingOf } from '@/shared/lib/rules/inspection'
import { checkNames, reportForm } from './report-form'

type Transition = SupplyReport['transitions'][number]
type Need = Transition['missing'][number]

const onward = ['draft', 'submitted', 'approved'] as const
const back = ['returned', 'canceled'] as const
type Onward = (typeof onward)[number]
type Back = (typeof back)[number]

function sayNeed(need: Need): string {
  switch (need.code) {
    case 'sample':
    case 'piece_size':
      return i18n.t(`pages/supply-report:needs.code.${need.code}`, { count: Number(need.params.pcs) })
    case 'photo':
      return i18n.t('pages/supply-report:needs.code.photo', { kind: i18n.t(`entities/inspection:photo.${need.params.kind}`) })
    case 'check':
    case 'check_remark': {
      const name = checkNames.find((each) => need.pointer.startsWith(`/checks/${each}/`)) ?? 'pack_marks'
      return i18n.t(`pages/supply-report:needs.code.${need.code}`, { what: i18n.t(`pages/supply-report:field.checks_${name}`) })
    }
    default:
      return i18n.t(`pages/supply-report:needs.code.${need.code}`)
  }
}

/**
 * What a report that is typed still lacks. It is worked out here, by the code that the backend judges it with: in a yard there may be nobody to ask.
 */
const previewQuery = (saved: SupplyReport | null, typed: SupplyReportWrite | null) =>
  queryOptions({
    queryKey: ['supply_reports', 'preview', saved?.id ?? null, saved?.version ?? null, JSON.stringify(typed)] as const,
    queryFn: ({ client }): { transitions: Transition[] } => {
      if (!typed) throw new Error('There is nothing to look at yet')
      const supply = saved?.supply.id === typed.supply_id ? saved.supply : client.getQueryData(inspectableQuery(typed.supply_id).queryKey)
      const missing = lackingOf(typed, (id) => supply?.lines.find((line) => line.id === id))
      const submit: Transition = { to: 'submitted', forward: true, missing, reason_required: false, can_override: false }
      return { transitions: [submit, ...(saved?.transitions.filter(({ to }) => to !== 'submitted') ?? [])] }
    },
    enabled: typed !== null,
    networkMode: 'always',
    placeholderData: (before) => before,
    gcTime: 0,
  })

/** The steps of a supply's report. */
export const reportSteps: StepsOf<SupplyReport, SupplyReportWrite, { transitions: Transition[] }> = {
  form: reportForm,
  onward,
  back,
  // Nothing that a report lacks is passed over.
  overrideOf: () => '',
  sayAction: (name: `to_${Onward | Back}`) => i18n.t(`pages/supply-report:action.${name}`),
  sayBefore: (status: Onward) => i18n.t(`pages/supply-report:needs.title.${status}`),
  ask: (name: `to_${Back}`) => ({
    title: i18n.t(`pages/supply-report:reason.${name}.title`),
    text: i18n.t(`pages/supply-report:reason.${name}.text`),
    confirm: i18n.t(`pages/supply-report:reason.${name}.confirm`),
  }),
  sayNeed,
  sayMistake: (field) => (field === 'supply_id' ? i18n.t('pages/supply-report:needs.code.supply') : undefined),
  preview: previewQuery,
  take: (report, { override: _, isSettling: _settling, ...step }, key) => transitionSupplyReport(report, { ...step, override: false }, key),
}
