import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useAuth } from '@/entities/session'
import { storeCurrentWorld, getControlledWorld } from '../browser/current-world'
import { storeTabSettings } from '../browser/tab-settings'
import {
  applyFault,
  applyNetworkFaults,
  type NetworkFault,
  type SessionFault,
} from '../host/faults'
import type { ScenarioName } from '../scenarios'
import { MockPanel, type MockControls } from './mock-panel'

interface CurrentPanelProps {
  scenario: ScenarioName
  /** Network when the panel opens. */
  network: readonly NetworkFault[]
  ahead: number
  mistakes: readonly string[]
}

/** Renders the panel in its own root, so that the application does not know it. */
export async function renderPanel(
  scenario: ScenarioName,
  network: readonly NetworkFault[],
  mistakes: readonly string[],
): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'))
  const { clock } = await getControlledWorld()
  createRoot(container).render(
    <CurrentPanel scenario={scenario} network={network} ahead={clock.ahead} mistakes={mistakes} />,
  )
}

function CurrentPanel({ scenario, mistakes, ...start }: CurrentPanelProps) {
  const { is_logged_in, role } = useAuth()
  const [network, setNetwork] = useState(start.network)
  const [ahead, setAhead] = useState(start.ahead)
  const controls: MockControls = {
    open: openWorld,
    breakNetwork(faults) {
      void getControlledWorld().then(({ world }) => applyNetworkFaults(world, faults))
      storeTabSettings({ scenario, network: faults })
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

/**
 * Navigates, so that the browser asks about unsaved input first. The tab keeps its network setting.
 */
const openWorld: MockControls['open'] = ({ scenario, role, isFresh }) => {
  const url = new URL(location.href)
  url.searchParams.set('scenario', scenario)
  url.searchParams.set('role', role ?? 'nobody')
  if (isFresh) url.searchParams.set('fresh', '')
  location.assign(url)
}

async function endSession(fault: SessionFault): Promise<void> {
  applyFault((await getControlledWorld()).world, fault)
  await storeCurrentWorld()
}

/**
 * Advances the clock of the current world.
 * @returns its offset in milliseconds
 */
async function advance(milliseconds: number): Promise<number> {
  const { clock } = await getControlledWorld()
  clock.advance(milliseconds)
  await storeCurrentWorld()
  return clock.ahead
}
