import { CARGO_STAGES, type CargoStage } from '@/entities/cargo'
import { DEAL_STAGES, type DealStage } from '@/entities/deal'
import { REPORT_STAGES, type ReportStage } from '@/entities/inspection'
import { SUPPLY_STAGES, type SupplyStage } from '@/entities/supply'
import preview from '#.storybook/preview'
import { getTexts } from '#.storybook/texts'
import { DocumentProgress } from './document-progress'

const meta = preview.meta({
  title: 'Patterns/Document progress',
  tags: ['new'],
  component: DocumentProgress,
})

const deal = {
  stages: DEAL_STAGES,
  formatStage: (stage: string) => getTexts('entities/deal')(`stage.${stage as DealStage}`),
}
const supply = {
  stages: SUPPLY_STAGES,
  formatStage: (stage: string) => getTexts('entities/supply')(`stage.${stage as SupplyStage}`),
}
const cargo = {
  stages: CARGO_STAGES,
  formatStage: (stage: string) => getTexts('entities/cargo')(`stage.${stage as CargoStage}`),
}
const report = {
  stages: REPORT_STAGES,
  formatStage: (stage: string) => getTexts('entities/inspection')(`stage.${stage as ReportStage}`),
}
const phone = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const DraftDeal = meta.story({ args: { ...deal, current: 'draft' } })
export const DealToBuyFor = meta.story({
  args: { ...deal, current: 'confirmed', next: 'Next: buy the wood, 51.1% bought' },
})
export const CompletedDeal = meta.story({
  args: { ...deal, current: 'completed', next: 'Nothing left to do' },
})
export const SupplyAtTheMill = meta.story({
  args: { ...supply, current: 'ordered', next: 'Waiting for the sawmill’s confirmation' },
})
export const SupplyToLoad = meta.story({
  args: { ...supply, current: 'ready', next: 'Next: load, 10.4 m³ ready' },
})
export const CargoInTransit = meta.story({ args: { ...cargo, current: 'transit' } })
export const ReportToApprove = meta.story({
  args: { ...report, current: 'review', next: 'Waiting for a purchase manager’s approval' },
})
export const Phone = meta.story({
  args: { ...supply, current: 'ready', next: 'Next: load, 10.4 m³ ready' },
  ...phone,
})
