import { useEffect, useMemo, useState } from 'react'
import { newLine, type Deal } from '@/entities/deal'
import type { Me } from '@/entities/session'
import { focusHeadline } from '@/shared/lib/headline'
import { today } from '@/shared/lib/today'
import { blankDeal } from '../model/deal-form'
import { rightsIn, rightsInNew } from '../model/rights'
import { openingOf, type Opening } from '../model/use-deal-editor'
import { DealScreen } from './deal-screen'

interface OpenDealProps {
  /** Null for a new one. */
  deal: Deal | null
  me: Me
  /** The new deal is saved, and its screen is about to go on at its own address. */
  onFirstSaved: (id: string) => void
}

/** The screen of a deal, and another in its place when what was typed is given up. */
export function OpenDeal({ deal, me, onFirstSaved }: OpenDealProps) {
  const [openings, setOpenings] = useState(0)
  const rights = useMemo(() => (deal ? rightsIn(deal) : rightsInNew(me)), [deal, me])
  const start = () => (deal ? openingOf(deal) : blankOpening(me))
  const [opening, setOpening] = useState(start)
  useEffect(() => {
    // What was pressed to begin anew has gone with what was typed.
    if (openings > 0) focusHeadline()
  }, [openings])
  return (
    <DealScreen
      key={openings}
      deal={deal}
      rights={rights}
      opening={opening}
      personId={me.id}
      onFirstSaved={onFirstSaved}
      onReopen={() => {
        setOpening(start)
        setOpenings(openings + 1)
      }}
    />
  )
}

const blankOpening = (me: Me): Omit<Opening, 'kept'> => ({
  id: null,
  base: null,
  values: blankDeal(today(), me.role === 'sale_manager' ? me.id : ''),
  lines: [newLine()],
})
