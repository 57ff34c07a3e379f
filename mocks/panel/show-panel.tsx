import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useAuth } from '@/entities/session'
import { keepPresentWorld, presentScene } from '../browser/present-world'
import { rememberTab } from '../browser/tab'
import { applyFault, breakNetwork, type NetworkFault, type SessionFault } from '../host/faults'
import type { ScenarioName } from '../scenarios'
import { MockPanel, type Controls } from './mock-panel'

interface PresentPanelProps {
  scenario: ScenarioName
  /** The network as it is when the panel comes. */
  network: readonly NetworkFault[]
  ahead: number
  mistakes: readonly string[]
}

/** Puts the panel beside the application, in a root of its own: the application knows nothing of it. */
export async function showPanel(
  scenario: ScenarioName,
  network: readonly NetworkFault[],
  mistakes: readonly string[],
): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'))
  const { clock } = await presentScene()
  createRoot(place).render(
    <PresentPanel scenario={scenario} network={network} ahead={clock.ahead} mistakes={mistakes} />,
  )
}

function PresentPanel({ scenario, mistakes, ...start }: PresentPanelProps) {
  const { is_logged_in, role } = useAuth()
  const [network, setNetwork] = useState(start.network)
  const [ahead, setAhead] = useState(start.ahead)
  const controls: Controls = {
    open,
    breakNetwork(faults) {
      void presentScene().then(({ world }) => breakNetwork(world, faults))
      rememberTab({ scenario, network: faults })
      setNetwork(faults)
    },
    endSession: (fault) => void endSession(fault),
    advance: (milliseconds) => void advance(milliseconds).then(setAhead),
  }
  return (
    <MockPanel
      scene={{ scenario, role: is_logged_in ? role : null, network, ahead }}
      mistakes={mistakes}
      {...controls}
    />
  )
}

/** By the address, so that unsaved input is asked about first and a link does the same. The network stays as this tab has it. */
const open: Controls['open'] = ({ scenario, role, isFresh }) => {
  const url = new URL(location.href)
  url.searchParams.set('scenario', scenario)
  url.searchParams.set('role', role ?? 'nobody')
  if (isFresh) url.searchParams.set('fresh', '')
  location.assign(url)
}

async function endSession(fault: SessionFault): Promise<void> {
  applyFault((await presentScene()).world, fault)
  await keepPresentWorld()
}

/** Lets time pass in the present world. @returns how far its clock is ahead then, in milliseconds */
async function advance(milliseconds: number): Promise<number> {
  const { clock } = await presentScene()
  clock.advance(milliseconds)
  await keepPresentWorld()
  return clock.ahead
}
