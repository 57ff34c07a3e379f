import { beforeAll, expect, it } from 'vitest'
import { textSource } from '@/app/i18n'
import { formatFor, i18n, loadPageTexts, startI18n } from '@/shared/i18n'
import { dealWorkflow } from './deal-workflow'

beforeAll(async () => {
  await startI18n(textSource, 'en')
  await loadPageTexts('pages/deal')
})

it.each(['client_not_blocked', 'within_credit_limit', 'certified_wood'] as const)(
  'tells a user who may override %s to do so, and names the role to other users',
  (code) => {
    const format = formatFor(i18n.language)
    expect(dealWorkflow.formatNeed({ code, can_override: true }, format)).not.toMatch(
      /global manager/,
    )
    expect(dealWorkflow.formatNeed({ code }, format)).toMatch(/global manager/)
  },
)
