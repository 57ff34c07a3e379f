import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import type { DealSummary } from '@/entities/deal'
import texts from '@/entities/deal/i18n/en.json'
import ofDocuments from '@/entities/document/i18n/en.json'
import { startI18n } from '@/shared/i18n'
import { DealCard } from './deals-list-page'

beforeAll(() =>
  startI18n(
    {
      shell: () => Promise.resolve({ 'entities/deal': texts, 'entities/document': ofDocuments }),
      page: () => Promise.resolve({}),
    },
    'en',
  ),
)

const deal: DealSummary = {
  id: '1',
  number: 'D-2026-0165',
  status: 'confirmed',
  date: '2026-11-20',
  client: { id: '2', name: 'Maisons Bois Alpines' },
  sale_manager: { id: '3', name: 'Ona Petrauskaitė' },
  customer_reference: null,
  incoterms: { rule: 'DAP', place: 'Annecy' },
  delivery_week_from: '2026-W52',
  delivery_week_to: '2026-W53',
  destination: 'Annecy',
  volume_m3: '117.886',
  revenue: '41313.14',
  currency: 'EUR',
  revenue_eur: '41313.14',
  margin_percent: null,
  best_margin: null,
  purchased_percent: '0',
  loaded_percent: '0',
  delivered_percent: '0',
  late_days: null,
  arrives_late_days: null,
  overdue_since: null,
  quotation: null,
  updated_at: '2026-11-20T09:00:00Z',
}

it('a deal card shows all delivery weeks, as the column does', () => {
  render(<DealCard deal={deal} />)
  expect(screen.getByText('W52–\u206053 2026')).toBeTruthy()
})

it('a deal card shows how late the deal is', () => {
  render(<DealCard deal={{ ...deal, late_days: 22, arrives_late_days: 24 }} />)
  expect(screen.getByText('3 wks late')).toBeTruthy()
  expect(screen.queryByText(/Arrives/)).toBeNull()
})

it('a deal card shows how late its wood will arrive', () => {
  render(<DealCard deal={{ ...deal, arrives_late_days: 3 }} />)
  expect(screen.getByText('Arrives 3 days late')).toBeTruthy()
})
