import { NETWORK_FAULTS, type NetworkFault } from '../host/faults'
import { isScenario, type ScenarioName } from '../scenarios'

/** Settings that survive a reload of the tab. */
export interface TabSettings {
  scenario?: ScenarioName
  network: NetworkFault[]
}

const KEY = 'timberdesk-mock'

export function readTabSettings(): TabSettings {
  const { scenario, network } = readStoredTab()
  return {
    ...(isScenario(scenario) && { scenario }),
    network: NETWORK_FAULTS.filter((name) => Array.isArray(network) && network.includes(name)),
  }
}

export function storeTabSettings(tab: TabSettings): void {
  sessionStorage.setItem(KEY, JSON.stringify(tab))
}

function readStoredTab(): { scenario?: unknown; network?: unknown } {
  try {
    return Object(JSON.parse(sessionStorage.getItem(KEY) ?? '{}')) as object
  } catch {
    return {}
  }
}
